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
    // The name in the archive, which must never be used as a path.
    QString name;
    // The sanitised name, which is a single path segment that can be created in a folder.
    QString fileName;
    // The decompressed size, or -1 if the archive does not contain it.
    qint64 size = -1;
    QDateTime modified;
};

// Reads a ZIP archive as a stream, entry by entry. Folders, links and other special entries are
// skipped and counted.
class ZipReader final
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<ZipReader>>
    open(const QString &path, const UnpackLimits &limits = {});
    // Reads an open file. Use the same budget for several reads of one file.
    [[nodiscard]] static base::Result<std::unique_ptr<ZipReader>>
    open(std::shared_ptr<const csv::BlockFile> file, std::shared_ptr<UnpackBudget> budget);
    ~ZipReader();
    Q_DISABLE_COPY_MOVE(ZipReader)

    // Moves to the next file. Returns false at the end.
    [[nodiscard]] base::Result<bool> next();
    [[nodiscard]] const ZipEntry &entry() const;
    // Returns the decompressed bytes of the current file as a stream, which is valid until next().
    // errorString() contains the error.
    [[nodiscard]] QIODevice &device();
    // Returns the number of entries that are not files.
    [[nodiscard]] int passedOver() const;
    // The reason an entry's stream stopped, which is damage or a limit.
    [[nodiscard]] const std::optional<base::Problem> &problem() const;

private:
    class Private;
    explicit ZipReader(std::unique_ptr<Private> data);
    std::unique_ptr<Private> d;
};

} // namespace storedesk::tablefile
