// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "downloads/download.h"
#include "support/goodrequests.h"
#include "support/manualclock.h"
#include "support/rawserver.h"
#include "support/warnings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

namespace support {

using storedesk::downloads::DownloadOutcome;
using storedesk::downloads::DownloadReason;
using storedesk::downloads::DownloadRequest;
using storedesk::practice::Fault;
using storedesk::practice::FaultRule;

inline QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    QRandomGenerator random(11);
    random.fillRange(reinterpret_cast<quint32 *>(bytes.data()), size / 4);
    return bytes;
}

// Base class for download tests, with a practice service that serves files, a server with scripted
// replies, and a target folder.
class DownloadFixture : public QObject
{
protected:
    DownloadFixture() { m_fixture.emplace(); }

    void setUp()
    {
        QTest::failOnWarning(anyRealWarning());
        m_folder.emplace();
        m_server.emplace();
        m_owner = std::make_unique<QObject>();
        m_ends = 0;
        faults().clear();
        m_fixture->ledger().clear();
    }

    void tearDown()
    {
        m_owner.reset();
        m_server.reset();
        m_folder.reset();
    }

    std::optional<SessionFixture> m_fixture;
    std::optional<RawServer> m_server;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<QObject> m_owner;
    int m_ends = 0;

    [[nodiscard]] support::ManualClock &clock() { return m_fixture->clock(); }
    [[nodiscard]] storedesk::practice::Faults &faults() { return m_fixture->service().faults(); }

    [[nodiscard]] QUrl serve(const QByteArray &bytes, const QString &name = u"source"_s)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        return m_fixture->service().serveFile(file.fileName());
    }

    [[nodiscard]] DownloadRequest to(const QUrl &address, const QString &name = u"got.bin"_s)
    {
        QDir(m_folder->path()).mkdir(u"out"_s);
        return {.address = address, .folder = m_folder->filePath(u"out"_s), .name = name};
    }

    storedesk::downloads::Download *start(const DownloadRequest &request)
    {
        auto *download = new storedesk::downloads::Download(request, clock(), m_owner.get());
        download->setRandom([] { return 0.5; });
        return download;
    }

    // Advances the clock only while the download waits, or when the test requests it.
    DownloadOutcome end(storedesk::downloads::Download *download,
                        const std::function<bool()> &letTimePass = {})
    {
        std::optional<DownloadOutcome> outcome;
        connect(download, &storedesk::downloads::Download::finished, m_owner.get(),
                [&](const DownloadOutcome &is) {
                    ++m_ends;
                    outcome = is;
                });
        const QPointer<storedesk::downloads::Download> alive(download);
        QElapsedTimer limit;
        limit.start();
        while (!outcome && limit.elapsed() < 30'000) {
            // Do not sleep here. If the server hung up during a sleep, its reply and the end of the
            // connection would be processed together, and Qt would repeat the request.
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            if (outcome || !alive)
                break;
            if (alive->state() == storedesk::downloads::Download::State::Renewing)
                continue;
            if (alive->state() == storedesk::downloads::Download::State::Waiting
                || (letTimePass && letTimePass()))
                clock().advanceToNext();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return outcome.value_or(
            tl::unexpected(storedesk::downloads::DownloadFailure{.words = {u"no end"_s}}));
    }

    DownloadOutcome end(const DownloadRequest &request) { return end(start(request)); }

    [[nodiscard]] QByteArray got(const QString &name = u"got.bin"_s) const
    {
        QFile file(m_folder->filePath(u"out/"_s + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] QStringList left() const
    {
        return QDir(m_folder->filePath(u"out"_s))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    [[nodiscard]] int fileRequests()
    {
        int count = 0;
        for (const auto &entry : m_fixture->ledger().entries())
            count += !entry.operation;
        return count;
    }

    static FaultRule nth(int request, Fault fault, const QString &value = {})
    {
        return {.aim = storedesk::practice::Aim::File,
                .fault = fault,
                .value = value,
                .first = request,
                .last = request};
    }
};

} // namespace support
