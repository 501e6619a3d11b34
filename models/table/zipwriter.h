// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>

class QIODevice;

namespace storedesk::table {

// Writes a ZIP archive into a device: neither the archive nor an entry is ever whole in memory. The
// device has to be able to seek, because the header of an entry says its sizes: readers that take
// the archive as a stream often cannot do without, and many do not know ZIP64 at all.
//
//     ZipWriter zip(file);
//     if (auto begun = zip.begin(u"contacts.csv"_s, clock.now()); !begun) …
//     CsvWriter csv(zip.entry());
//     …
//     return zip.finish();
class ZipWriter final
{
public:
    explicit ZipWriter(QIODevice &device);
    ~ZipWriter(); // without finish() the archive stays incomplete
    Q_DISABLE_COPY_MOVE(ZipWriter)

    // Ends the entry under way and begins the next.
    [[nodiscard]] base::Result<void> begin(const QString &name, const QDateTime &modified);
    // Takes the bytes of the entry under way; write-only, in a stream. Belongs to the writer.
    [[nodiscard]] QIODevice &entry();
    [[nodiscard]] base::Result<void> write(QByteArrayView bytes);
    // Ends the last entry and the archive. The device stays open.
    [[nodiscard]] base::Result<void> finish();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace storedesk::table
