// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/blockfile.h"
#include "tablefile/unpacklimits.h"

#include <QDateTime>

#include <memory>
#include <optional>

class QIODevice;

namespace storedesk::tablefile {

struct ZipEntry
{
    // Name in the archive. Never use it as a path.
    QString name;
    // Sanitised: one segment that can be created in a folder.
    QString fileName;
    // Decompressed size; -1 if the archive does not contain it.
    qint64 size = -1;
    QDateTime modified;
};

// Reads a ZIP archive entry by entry as a stream. Folders, links and other special entries are
// skipped and counted.
class ZipReader final
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<ZipReader>>
    open(const QString &path, const UnpackLimits &limits = {});
    // Reads an open file. Use one budget for several reads of the same file.
    [[nodiscard]] static base::Result<std::unique_ptr<ZipReader>>
    open(std::shared_ptr<const csv::BlockFile> file, std::shared_ptr<UnpackBudget> budget);
    ~ZipReader();
    Q_DISABLE_COPY_MOVE(ZipReader)

    // Moves to the next file. Returns false at the end.
    [[nodiscard]] base::Result<bool> next();
    [[nodiscard]] const ZipEntry &entry() const;
    // The decompressed bytes of the current file as a stream, valid until next(). errorString()
    // contains the error.
    [[nodiscard]] QIODevice &device();
    // Number of entries that are not files.
    [[nodiscard]] int passedOver() const;
    // The reason the stream of an entry stopped: damage or a limit.
    [[nodiscard]] const std::optional<base::Problem> &problem() const;

private:
    class Private;
    explicit ZipReader(std::unique_ptr<Private> data);
    std::unique_ptr<Private> d;
};

} // namespace storedesk::tablefile
