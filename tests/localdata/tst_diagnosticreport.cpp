// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "account/callrecorder.h"
#include "base/version.h"
#include "diagnostics/diagnosticreport.h"
#include "journal/jobfolder.h"
#include "journal/journal.h"
#include "practice/service/service.h"
#include "settings/settingvalues.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "workspace/workspace.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <optional>

namespace tst_diagnosticreport {

using namespace Qt::StringLiterals;
using namespace storedesk;
using diagnostics::DiagnosticPart;
using settings::Setting;

// Columns in a report are aligned with spaces, so their number may vary.
static QString withSingleSpaces(QString text)
{
    static const QRegularExpression spaces(u" +"_s);
    return text.replace(spaces, u" "_s);
}

class TestDiagnosticReport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied({.contacts = 20, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_folder.emplace();
        m_settings.emplace();
        m_home = qgetenv("HOME");
        qputenv("HOME", QFile::encodeName(home()));
    }

    void cleanup()
    {
        m_workspace.reset();
        m_account.reset();
        QThreadPool::globalInstance()->waitForDone();
        m_service.reset();
        qputenv("HOME", m_home);
    }

    void everythingIsInItThatWasNotLeftOut()
    {
        connectTo(m_service->url());
        m_settings->set(Setting::BinDays, u"90"_s);
        m_settings->set(Setting::LockWithScreen, true);
        m_account->readStore();
        QTRY_VERIFY(!m_account->store().isEmpty());
        const auto sections = made();
        const auto whole = diagnostics::reportText(sections, diagnostics::allReportParts());
        for (const auto &expected :
             {u"## Program"_s, u"Storedesk %1\n"_s.arg(base::version()), u"## System"_s,
              u"Screens 1 × 1"_s, u"Keychain a keychain"_s, u"Proxy System"_s,
              u"Accounts on this computer 1 test, 1 live"_s, u"Protection Read-only"_s,
              u"Address http, this computer"_s, u"Requests per minute no limit"_s,
              u"Keep deleted records 90 days"_s, u"Screen lock yes"_s, u"Request log "_s,
              u"kept for 90 day"_s, u"GET /store/ · 200 · 1 attempt"_s})
            QVERIFY2(withSingleSpaces(whole).contains(expected),
                     qPrintable(expected + u'\n' + whole));
        // Nothing in the report was masked as sensitive data.
        for (const auto label : {"‹phone›", "‹key›", "‹email›"})
            QVERIFY2(!whole.contains(QString::fromUtf8(label)), qPrintable(whole));
        for (const auto &row : diagnostics::reportParts()) {
            auto parts = diagnostics::allReportParts();
            QVERIFY(whole.contains("## "_L1 + titleOf(row) + u'\n'));
            parts.reset(static_cast<std::size_t>(row.part));
            const auto shorter = diagnostics::reportText(sections, parts);
            QVERIFY2(!shorter.contains("## "_L1 + titleOf(row) + u'\n'), row.name);
            QVERIFY(shorter.contains("## Account"_L1));
        }
    }

    // G24: all user input and external input in the session contains marked text.
    void theReportContainsNoKeyAndNoPersonalData()
    {
        loseLocalData();
        connectTo(QUrl(u"https://marked-host.example.org/marked-path"_s));
        markSettings();
        markCalls();
        markJob();
        const auto text = diagnostics::reportText(made(), diagnostics::allReportParts());
        QVERIFY2(!text.contains("marked"_L1, Qt::CaseInsensitive), qPrintable(text));
        QVERIFY2(!text.contains(QString::fromLatin1(m_service->apiKey())), qPrintable(text));
        for (const auto word : {"600123", "Marta", "Casa Oliva", "somebody"})
            QVERIFY2(!text.contains(QString::fromLatin1(word)), qPrintable(text));
        QVERIFY(!text.contains(home()));
        // Other text is still included.
        for (const auto &expected :
             {u"Download folder ~/‹hidden›/exports"_s, u"Proxy Manual"_s,
              u"Extra certificates /media/‹hidden›/‹phone›/ca.pem"_s, u"Proxy address ‹hidden›"_s,
              u"Proxy user name ‹hidden›"_s, u"Address https, ‹hidden›"_s,
              u"GET /contacts/email/{email} · 404 E0101"_s, u"400 ‹hidden›"_s, u"paused: 1"_s,
              u"/data/‹hidden›/local.sqlite was empty."_s, u"bulk · paused · 2 rows"_s})
            QVERIFY2(withSingleSpaces(text).contains(expected),
                     qPrintable(expected + u'\n' + text));
    }

    void problemsAreDescribedInOurOwnWords()
    {
        connectTo(QUrl(u"https://marked-host.example.org"_s));
        for (int time = 0; time < 3; ++time)
            m_account->session().client().log().add(
                {.at = m_clock.now(),
                 .request = {.operation = catalogue::OperationId::GetStore},
                 .kind = http::ErrorKind::HostNotFound,
                 .message = u"marked-host.example.org was not found."_s,
                 .why = u"Host marked-host.example.org not found"_s});
        const auto text = only(DiagnosticPart::Problems);
        QVERIFY2(text.contains(u"GET /store/ · no response · 3 time"_s), qPrintable(text));
        QVERIFY2(text.contains(u"  Couldn't find ‹hidden›.\n"_s), qPrintable(text));
        QVERIFY(text.contains("  Check the network and the address of the service."_L1));
        QCOMPARE(text.count(u"Couldn't find"_s), 1);
    }

    void theLatestCallsComeFirstAndNotAllOfThem()
    {
        connectTo(m_service->url());
        for (int number = 0; number < 80; ++number)
            m_account->session().client().log().add(
                {.at = QDateTime({2026, 1, 1}, {0, 0}, Qt::UTC).addSecs(number),
                 .request = {.operation = catalogue::OperationId::GetStore},
                 .status = 200,
                 .attempts = 1});
        const auto text = only(DiagnosticPart::Calls);
        QCOMPARE(text.count(u"GET /store/"_s), 50);
        QVERIFY(text.indexOf("00:01:19"_L1) >= 0);
        QVERIFY(text.indexOf("00:01:19"_L1) < text.indexOf("00:01:18"_L1));
        QVERIFY(!text.contains("00:00:29"_L1));
    }

    void withoutAnAccountItSaysSo()
    {
        const auto text = diagnostics::reportText(made(), diagnostics::allReportParts());
        QVERIFY(withSingleSpaces(text).contains("Connected None"_L1));
        QVERIFY(text.contains("## Recent requests\n\nNo account is connected.\n"_L1));
        QVERIFY(text.contains("## Changed preferences\n\nNone.\n"_L1));
    }

    void itIsSavedForItsOwnerAloneOrNotAtAll()
    {
        const auto path = m_folder->filePath(u"report.txt"_s);
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("an older one, which is longer than the new one");
        old.close();
        QVERIFY(old.setPermissions(old.permissions() | QFile::ReadOther));
        QVERIFY(diagnostics::saveReport(u"né\n"_s, path));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), "né\n"_ba);
        QCOMPARE(QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        const auto failed =
            diagnostics::saveReport(u"x"_s, m_folder->filePath(u"missing/report.txt"_s));
        QVERIFY(!failed);
        QVERIFY(!failed.error().what.isEmpty() && !failed.error().why.isEmpty()
                && !failed.error().next.isEmpty());
    }

private:
    [[nodiscard]] QString home() const { return m_folder->filePath(u"marked-home"_s); }

    void connectTo(const QUrl &address)
    {
        m_account.emplace(profiles::Profile{.id = u"marked-id"_s,
                                            .name = u"Casa Oliva marked"_s,
                                            .address = address,
                                            .guard = profiles::ProtectionLevel::ReadOnly,
                                            .requestsPerMinute = 0},
                          m_service->apiKey(), m_clock, m_folder->filePath(u"data"_s));
        m_workspace.emplace(*m_account);
        m_account->follow(*m_settings);
        QTRY_VERIFY(m_account->storage().ready());
        QTRY_VERIFY(m_account->calls().isReady());
    }

    // Creates an unusable file, so that a message contains the file name.
    void loseLocalData()
    {
        const auto folder = m_folder->filePath(u"data/marked-id"_s);
        QVERIFY(QDir().mkpath(folder));
        QFile empty(folder + "/local.sqlite"_L1);
        QVERIFY(empty.open(QIODevice::WriteOnly));
    }

    void markSettings()
    {
        m_settings->set(Setting::Proxy, QString::fromLatin1(settings::value::manualProxy));
        m_settings->set(Setting::ProxyAddress, u"marked-proxy.example.org:3128"_s);
        m_settings->set(Setting::ProxyUser, u"Marta"_s);
        m_settings->set(Setting::DownloadFolder, home() + "/Casa Oliva marked/exports"_L1);
        m_settings->set(Setting::Certificates, u"/media/marked-home/600123456/ca.pem"_s);
    }

    void markCalls()
    {
        auto &log = m_account->session().client().log();
        const auto key = QString::fromLatin1(m_service->apiKey());
        log.add({.at = m_clock.now(),
                 .request = {.operation = catalogue::OperationId::GetContactByEmail,
                             .values = {u"marked@example.org"_s},
                             .body = QJsonObject{{u"name"_s, u"Marta marked"_s}},
                             .cause = u"Contact Marta marked"_s},
                 .target = u"/contacts/email/marked%40example.org?apiKey=%1"_s.arg(key),
                 .status = 404,
                 .kind = http::ErrorKind::NotFound,
                 .code = u"E0101"_s,
                 .message = u"Marta marked (+34 600 123 456) is not at marked-host.example.org"_s,
                 .why = u"The key %1 was marked"_s.arg(key),
                 .next = u"Ask somebody marked"_s,
                 .answer = R"({"name":"Marta marked"})",
                 .headers = {{"x-store", "marked"}}});
        log.add({.at = m_clock.now(),
                 .request = {.operation = catalogue::OperationId::CreatePurchase},
                 .status = 400,
                 .kind = http::ErrorKind::Rejected,
                 .code = u"Marta marked, 600123456"_s,
                 .message = u"marked"_s});
        log.add({.at = m_clock.now(),
                 .request = {.operation = catalogue::OperationId::GetExport},
                 .file = true,
                 .target = u"https://marked-files.example.org/marked.zip"_s,
                 .status = 200});
    }

    // The title and rows are user data, and the reason for waiting is external text.
    void markJob()
    {
        const journal::JobFolder folder(m_account->folder() + "/jobs"_L1);
        QVERIFY(folder.make());
        auto journal = journal::Journal::create(folder.pathOf(u"marked-job"_s),
                                                {.id = u"marked-job"_s,
                                                 .title = u"Delete Marta marked"_s,
                                                 .kind = u"bulk"_s,
                                                 .columns = {u"marked"_s}},
                                                m_clock);
        QVERIFY(journal);
        QVERIFY((*journal)->append(
            {{.cells = {u"marked@example.org"_s}}, {.cells = {u"somebody@example.org"_s}}}));
        QVERIFY((*journal)->complete());
        QVERIFY((*journal)->setState(journal::JobState::Paused,
                                     {.what = u"marked-host.example.org is gone"_s}));
    }

    [[nodiscard]] std::vector<diagnostics::ReportSection> made()
    {
        diagnostics::ReportSource begun{.surroundings = {{u"Screens"_s, u"1 × 1"_s}},
                                        .keychain = u"a keychain"_s};
        if (m_account)
            begun.accounts = {m_account->profile(),
                              {.id = u"other-marked"_s,
                               .name = u"Marked live"_s,
                               .address = QUrl(u"https://other-marked.example.org"_s),
                               .kind = profiles::StoreKind::Live}};
        diagnostics::DiagnosticReport report(m_clock, *m_settings,
                                             m_workspace ? &*m_workspace : nullptr);
        QSignalSpy done(&report, &diagnostics::DiagnosticReport::made);
        report.make(begun);
        if (!done.wait(30'000))
            return {};
        return report.sections();
    }

    [[nodiscard]] QString only(DiagnosticPart part)
    {
        diagnostics::ReportParts parts;
        parts.set(static_cast<std::size_t>(part));
        return diagnostics::reportText(made(), parts);
    }

    base::SystemClock m_clock;
    std::optional<settings::Settings> m_settings;
    std::unique_ptr<practice::Service> m_service;
    std::optional<QTemporaryDir> m_folder;
    std::optional<account::Account> m_account;
    std::optional<workspace::Workspace> m_workspace;
    QByteArray m_home;
};

STOREDESK_TEST(TestDiagnosticReport)

} // namespace tst_diagnosticreport

#include "tst_diagnosticreport.moc"
