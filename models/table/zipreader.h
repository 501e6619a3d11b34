// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/tablefile.h"
#include "table/unpacklimits.h"

#include <QDateTime>

#include <memory>
#include <optional>

class QIODevice;

namespace storedesk::table {

struct ZipEntry
{
    QString name; // as the archive says; never use it as a path
    QString fileName; // made safe: one segment, fit to be created in a folder
    qint64 size = -1; // unpacked, -1 when the archive does not say
    QDateTime modified;
};

// Reads a ZIP archive entry by entry in a stream. Folders, links and other oddities are passed over
// and counted.
class ZipReader final
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<ZipReader>>
    open(const QString &path, const UnpackLimits &limits = {});
    // The same of a file that is open; whoever reads it several times gives one budget for all.
    [[nodiscard]] static base::Result<std::unique_ptr<ZipReader>>
    open(std::shared_ptr<const TableFile> file, std::shared_ptr<UnpackBudget> budget);
    ~ZipReader();
    Q_DISABLE_COPY_MOVE(ZipReader)

    // Moves to the next file; false at the end.
    [[nodiscard]] base::Result<bool> next();
    [[nodiscard]] const ZipEntry &entry() const;
    // The unpacked bytes of that file, as a stream; valid until next(). Its errorString() is what
    // went wrong.
    [[nodiscard]] QIODevice &device();
    // Entries that are no files.
    [[nodiscard]] int passedOver() const;
    // What stopped the stream of an entry: damage or a limit.
    [[nodiscard]] const std::optional<base::Problem> &problem() const;

private:
    class Private;
    explicit ZipReader(std::unique_ptr<Private> data);
    std::unique_ptr<Private> d;
};

} // namespace storedesk::table
