// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/downloadfile.h"
#include "api/gunzip.h"

#include <QFutureWatcher>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace storedesk::api {

// Where the bytes of an answer go: into the file, packed ones unpacked on the way. A few packed
// bytes can become very many, so unpacking has a thread of its own, one block after the other, and
// an end where no ordinary table gets to.
class DownloadSink final : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        qint64 size = 0; // of the file
        // Unpacked bytes for each packed one, looked at from freeSize on: ordinary tables pack 5
        // to 50 times.
        int ratio = 400;
        qint64 freeSize = 16LL * 1024 * 1024;
    };

    // The file outlives it, and nobody else touches it while this is busy.
    DownloadSink(DownloadFile &file, bool gzip, const Limits &limits);
    ~DownloadSink() override;

    // Nothing is written any more when it returns, which is at once.
    void stop();
    // Not while it is busy.
    void append(const QByteArray &bytes);
    [[nodiscard]] bool isBusy() const;
    // Of the disk, or of what does not fit there.
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }
    [[nodiscard]] bool isTooLarge() const { return m_tooLarge; }
    // The packed bytes were not what they should be.
    [[nodiscard]] bool isDamaged() const { return m_damaged; }
    // Packed bytes came to their proper end; plain ones have none of their own.
    [[nodiscard]] bool isAtEnd() const { return !m_gunzip || m_gunzip->atEnd(); }
    [[nodiscard]] bool unpacks() const { return m_gunzip != nullptr; }

Q_SIGNALS:
    void ready(); // not busy any more

private:
    void unpack(const QByteArray &bytes);
    [[nodiscard]] bool write(QByteArrayView bytes);
    [[nodiscard]] std::optional<QString> limitReached() const;

    DownloadFile &m_file;
    Limits m_limits;
    std::unique_ptr<Gunzip> m_gunzip;
    qint64 m_packed = 0;
    std::optional<base::Problem> m_problem;
    bool m_damaged = false;
    bool m_tooLarge = false;
    std::atomic<bool> m_stopped = false;
    QThreadPool m_pool; // its own: a full one elsewhere must not keep a download waiting
    QFutureWatcher<void> m_unpacking;
};

} // namespace storedesk::api
