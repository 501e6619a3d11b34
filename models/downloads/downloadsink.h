// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/gunzip.h"
#include "base/workerthread.h"
#include "downloads/downloadfile.h"

#include <atomic>
#include <memory>
#include <optional>

namespace storedesk::downloads {

// Writes the bytes of a response to the file and decompresses them if needed. A few compressed
// bytes can expand enormously, so decompression runs in its own thread, one block at a time, and
// has limits that no ordinary table reaches.
class DownloadSink final : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        // Maximum size of the file.
        qint64 size = 0;
        // Maximum expansion ratio, checked only above freeSize. Ordinary tables reach 5 to 50.
        int ratio = 400;
        qint64 freeSize = 16LL * 1024 * 1024;
    };

    // The file must outlive the sink and must not be used elsewhere while the sink is busy.
    DownloadSink(DownloadFile &file, bool gzip, const Limits &limits);
    ~DownloadSink() override;

    // Returns at once; nothing more is written afterwards.
    void stop();
    // Must not be called while busy.
    void append(const QByteArray &bytes);
    [[nodiscard]] bool isBusy() const { return m_busy; }
    // Returns a problem with the disk, or the problem that the data is too large.
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }
    [[nodiscard]] bool isTooLarge() const { return m_tooLarge; }
    // Returns whether the compressed data is damaged.
    [[nodiscard]] bool isDamaged() const { return m_damaged; }
    // Returns whether compressed data ended properly. Always true for plain data, which has no end
    // marker.
    [[nodiscard]] bool isAtEnd() const { return !m_gunzip || m_gunzip->atEnd(); }
    [[nodiscard]] bool unpacks() const { return m_gunzip != nullptr; }

Q_SIGNALS:
    // Emitted when the sink is no longer busy.
    void ready();

private:
    void unpack(const QByteArray &bytes);
    [[nodiscard]] bool write(QByteArrayView bytes);
    [[nodiscard]] std::optional<QString> limitReached() const;

    DownloadFile &m_file;
    Limits m_limits;
    std::unique_ptr<base::Gunzip> m_gunzip;
    qint64 m_packed = 0;
    std::optional<base::Problem> m_problem;
    bool m_damaged = false;
    bool m_tooLarge = false;
    std::atomic<bool> m_stopped = false;
    std::atomic<bool> m_busy = false;
    base::WorkerThread m_thread;
};

} // namespace storedesk::downloads
