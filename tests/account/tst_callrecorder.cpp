// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "account/callfile.h"
#include "account/callrecorder.h"
#include "practice/service/service.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_callrecorder {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using settings::Setting;

// Tests the call log across restarts with a real service. Records are masked before they are
// written.
class TestCallRecorder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start({.contacts = 20, .requestsPerMinute = 0}, m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_folder.emplace();
        start();
    }

    void cleanup()
    {
        m_account.reset();
        m_service.reset();
    }

    void theCallsOfTheLastRunAreBackBeforeThoseOfThisOne()
    {
        ask({.operation = OperationId::GetStore});
        ask({.operation = OperationId::GetExport, .values = {u"000000000000000000000000"_s}});
        start();
        ask({.operation = OperationId::ListWorkflows});
        const auto &records = log().records();
        QCOMPARE(records.size(), 3U);
        QCOMPARE(records[0].request.operation, OperationId::GetStore);
        QVERIFY(records[0].earlier);
        QVERIFY(records[0].earlier->startsWith("GET "_L1));
        QVERIFY(!records[0].answer.isEmpty());
        QCOMPARE(records[1].kind, std::optional(http::ErrorKind::NotFound));
        QVERIFY(!records[1].message.isEmpty());
        QVERIFY(!records[2].earlier);
        for (std::size_t at = 0; at < records.size(); ++at)
            QCOMPARE(records[at].number, quint64(at + 1));
        // A second restart does not duplicate the records.
        start();
        QCOMPARE(log().records().size(), 3U);
    }

    // G24: neither the key nor personal data is stored, whether in path, body, reply or headers.
    void noKeyAndNoPersonalDataIsOnTheDisk()
    {
        const auto key = m_service->apiKey();
        ask({.operation = OperationId::PatchContactByEmail,
             .values = {u"marked.person@example.org"_s},
             .body = QJsonObject{{u"_name"_s, u"Markedname Person"_s},
                                 {u"_phone"_s, u"+34600111222"_s}}});
        ask({.operation = OperationId::GetContactByEmail,
             .values = {u"marked.person@example.org"_s}});
        ask({.operation = OperationId::GetContactByExternalId, .values = {u"marked-external"_s}});
        QVERIFY(log().records().size() >= 2);
        const auto file = account::callsAsJson({log().records().begin(), log().records().end()});
        m_account.reset();
        const auto disk = everythingOnDisk();
        QVERIFY(disk.contains("getContactByEmail"));
        for (const auto &bytes : {disk, file}) {
            for (const auto *marked :
                 {"marked.person", "Markedname", "600111222", "marked-external"})
                QVERIFY2(!bytes.contains(marked), marked);
            QVERIFY(!bytes.contains(key));
            QVERIFY(!bytes.contains(key.mid(key.indexOf(':') + 1)));
        }
    }

    void clearingTheLogClearsTheDisk()
    {
        ask({.operation = OperationId::GetStore});
        start();
        QCOMPARE(log().records().size(), 1U);
        log().clear();
        start();
        QVERIFY(log().records().empty());
    }

    void zeroDaysStoreNoCalls()
    {
        ask({.operation = OperationId::GetStore});
        m_settings.set(Setting::CallLogDays, u"0"_s);
        ask({.operation = OperationId::GetStore});
        // The calls of the current run stay in the log until the restart.
        QCOMPARE(log().records().size(), 2U);
        start();
        QVERIFY(log().records().empty());
        m_settings.set(Setting::CallLogDays, u"14"_s);
    }

private:
    void start()
    {
        m_account.reset();
        m_account.emplace(profiles::Profile{.id = u"test"_s,
                                            .name = u"Casa Oliva"_s,
                                            .address = m_service->url(),
                                            .requestsPerMinute = 0},
                          m_service->apiKey(), m_clock, m_folder->path());
        m_account->follow(m_settings);
        QTRY_VERIFY(m_account->calls().isReady());
    }

    void ask(const http::Request &request)
    {
        (void)support::sendAndWait(m_account->session(), request);
    }

    [[nodiscard]] api::CallLog &log() { return m_account->session().client().log(); }

    [[nodiscard]] QByteArray everythingOnDisk() const
    {
        QByteArray bytes;
        QDirIterator files(m_folder->path(), {u"calls*"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                bytes += file.readAll();
        }
        return bytes;
    }

    base::SystemClock m_clock;
    settings::Settings m_settings;
    std::unique_ptr<practice::Service> m_service;
    std::optional<QTemporaryDir> m_folder;
    std::optional<account::Account> m_account;
};

STOREDESK_TEST(TestCallRecorder)

} // namespace tst_callrecorder

#include "tst_callrecorder.moc"
