// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "downloads/downloadfile.h"
#include "downloads/downloadrules.h"
#include "downloads/downloadsink.h"
#include "http/floodwatch.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>
#include <QScopedPointer>

#include <memory>
#include <optional>

namespace storedesk::downloads {

// Describes the content whose first bytes are in the file.
struct DownloadMemory
{
    // Empty if the download cannot be resumed.
    QByteArray validator = {};
    // Size of the whole content as transferred.
    std::optional<qint64> size = std::nullopt;
};

struct AttemptEnd
{
    enum class How : quint8 {
        // Complete as far as the protocol can prove.
        Complete,
        // The connection broke. The bytes received before that are valid.
        Broken,
        // The response does not match the bytes already received, so the download restarts from the
        // first byte.
        Mismatch,
        Expired,
        Later,
        // The response has a status that will not change when retried, or a redirect that is not
        // followed.
        Refused,
        Certificate,
        Disk
    };

    How how = How::Broken;
    // For Complete: how the end of the body was detected.
    TransferFraming framing = TransferFraming::Silence;
    int status = 0;
    QString detail = {};
    std::optional<base::Clock::Duration> retryAfter = std::nullopt;
    // Set for Disk.
    std::optional<base::Problem> problem = std::nullopt;
};

// One request for a file including its redirects, written to disk as the bytes arrive. Destroying
// it aborts the request.
class DownloadAttempt final : public QObject
{
    Q_OBJECT

public:
    // The manager, the file and the memory must outlive the attempt.
    DownloadAttempt(QNetworkAccessManager &manager, DownloadFile &file, DownloadMemory &memory,
                    base::Clock &clock, QObject *parent);
    ~DownloadAttempt() override;

    void start(const QUrl &address, qint64 sizeLimit);

Q_SIGNALS:
    void progress(qint64 received, qint64 total);
    // Emitted exactly once unless destroyed first.
    void ended(const downloads::AttemptEnd &end);

private:
    void send(const QUrl &address);
    void listen();
    void headArrived();
    void bytesArrived();
    void pass();
    void replyFinished();
    void conclude();
    void follow();
    void stalled();
    void checkFlood();
    void letGo();
    void end(const AttemptEnd &end);
    [[nodiscard]] AttemptEnd endOfReply() const;
    [[nodiscard]] AttemptEnd endOfBytes() const;
    [[nodiscard]] bool writes() const;

    QNetworkAccessManager &m_manager;
    DownloadFile &m_file;
    DownloadMemory &m_memory;
    base::Clock &m_clock;
    std::unique_ptr<base::Clock::Timer> m_timer;
    std::unique_ptr<base::Clock::Timer> m_floodTimer;
    http::FloodWatch m_flood;
    bool m_flooded = false;
    QPointer<QNetworkReply> m_reply;
    std::optional<DownloadPlan> m_plan;
    // Deleted later, because the sink is also released from within its own signals.
    std::unique_ptr<DownloadSink, QScopedPointerDeleteLater> m_sink;
    qint64 m_sizeLimit = 0;
    // Bytes of the content as transferred, before decompression.
    qint64 m_travelled = 0;
    int m_redirects = 0;
    bool m_certificate = false;
    bool m_replyFinished = false;
};

} // namespace storedesk::downloads
