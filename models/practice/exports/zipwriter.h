// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>

class QIODevice;

namespace storedesk::practice {

// Writes a ZIP archive to a device, without holding the archive or an entry in memory. The device
// must be seekable, because an entry's header contains its sizes. Programs that read archives as a
// stream often require them, and many do not support ZIP64.
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
    // The archive is incomplete unless finish() was called.
    ~ZipWriter();
    Q_DISABLE_COPY_MOVE(ZipWriter)

    // Ends the current entry and begins the next.
    [[nodiscard]] base::Result<void> begin(const QString &name, const QDateTime &modified);
    // A sequential, write-only device for the bytes of the current entry. Owned by the writer.
    [[nodiscard]] QIODevice &entry();
    [[nodiscard]] base::Result<void> write(QByteArrayView bytes);
    // Ends the last entry and the archive. Does not close the device.
    [[nodiscard]] base::Result<void> finish();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace storedesk::practice
