// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/downloadfile.h"
#include "api/downloadrules.h"
#include "api/downloadsink.h"
#include "api/floodwatch.h"
#include "base/clock.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>
#include <QScopedPointer>

#include <memory>
#include <optional>

namespace storedesk::api {

// What is known of the content whose first bytes are in the file.
struct DownloadMemory
{
    QByteArray validator = {}; // empty: it cannot be continued
    std::optional<qint64> size = std::nullopt; // of the whole, as it travels
};

struct AttemptEnd
{
    enum class How : quint8 {
        Complete, // as far as the protocol can tell
        Broken, // the connection; what came is good
        Mismatch, // what came does not fit what we have: begin anew
        Expired,
        Later,
        Refused, // a status that no repetition changes, or a redirect we do not follow
        Certificate,
        Disk
    };

    How how = How::Broken;
    Framing framing = Framing::Silence; // of Complete: what told the end
    int status = 0;
    QString detail = {};
    std::optional<base::Clock::Duration> retryAfter = std::nullopt;
    std::optional<base::Problem> problem = std::nullopt; // of the disk
};

// One request for a file, with the redirects on its way, written to disk as it comes. Destroying it
// aborts it.
class DownloadAttempt final : public QObject
{
    Q_OBJECT

public:
    // Manager, file and memory outlive it.
    DownloadAttempt(QNetworkAccessManager &manager, DownloadFile &file, DownloadMemory &memory,
                    base::Clock &clock, QObject *parent);
    ~DownloadAttempt() override;

    void start(const QUrl &address, qint64 sizeLimit);

Q_SIGNALS:
    void progress(qint64 received, qint64 total);
    void ended(const storedesk::api::AttemptEnd &end); // exactly once, unless destroyed first

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
    FloodWatch m_flood;
    bool m_flooded = false;
    QPointer<QNetworkReply> m_reply;
    std::optional<DownloadPlan> m_plan;
    // It is let go of from within its own signals, too.
    std::unique_ptr<DownloadSink, QScopedPointerDeleteLater> m_sink;
    qint64 m_sizeLimit = 0;
    qint64 m_travelled = 0; // bytes of the content, packed ones as they came
    int m_redirects = 0;
    bool m_certificate = false;
    bool m_replyFinished = false;
};

} // namespace storedesk::api
