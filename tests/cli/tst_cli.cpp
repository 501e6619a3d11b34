// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/rawserver.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "profiles/profiles.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace tst_cli {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the program as a script uses it: arguments, environment, output and exit code.

struct Ended
{
    int exitCode = -1;
    QByteArray output;
    QByteArray complaints;
};

static const auto program = QStringLiteral(BINARY_ROOT "/storedesk-cli");

class TestCli final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanup()
    {
        m_isRaw = false;
        if (m_service.state() == QProcess::NotRunning)
            return;
        m_service.terminate();
        QVERIFY(m_service.waitForFinished());
    }

    void itUsesTheLanguageOfTheDesktop()
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, u"es_ES.UTF-8"_s);
        process.setProcessEnvironment(environment);
        process.start(program, {u"--help"_s});
        QVERIFY(process.waitForFinished());
        QVERIFY(process.readAllStandardOutput().startsWith("Uso: storedesk-cli"));
    }

    void wrongUsageIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("nothing") << QStringList() << "Usage"_ba;
        QTest::newRow("no such command") << QStringList{u"dance"_s} << "dance"_ba;
        QTest::newRow("no such option") << QStringList{u"serve"_s, u"--dance"_s} << "dance"_ba;
        QTest::newRow("not a number")
            << QStringList{u"serve"_s, u"--port"_s, u"x"_s} << "--port"_ba;
        QTest::newRow("half a contact")
            << QStringList{u"serve"_s, u"--contacts"_s, u"1.5"_s} << "--contacts"_ba;
        QTest::newRow("no such fault")
            << QStringList{u"serve"_s, u"--fault"_s, u"*:dance"_s} << "dance"_ba;
        QTest::newRow("no such operation")
            << QStringList{u"call"_s, u"dance"_s} << "no operation"_ba;
        QTest::newRow("missing parameter")
            << QStringList{u"call"_s, u"getContactByEmail"_s} << "--param email"_ba;
        QTest::newRow("missing body") << QStringList{u"call"_s, u"createPurchase"_s} << "--body"_ba;
        QTest::newRow("a word too many") << QStringList{u"serve"_s, u"quickly"_s} << "quickly"_ba;
        QTest::newRow("no such scope")
            << QStringList{u"serve"_s, u"--key"_s, u"contacts:dance"_s} << "contacts:dance"_ba;
        QTest::newRow("a body for a read")
            << QStringList{u"call"_s, u"getStore"_s, u"--body"_s, u"-"_s}
            << "doesn't accept --body"_ba;
        QTest::newRow("a parameter twice")
            << QStringList{u"call"_s,    u"getContactByEmail"_s, u"--param"_s,
                           u"email=a"_s, u"--param"_s,           u"email=b"_s}
            << "twice"_ba;
        QTest::newRow("all of one") << QStringList{u"call"_s, u"getStore"_s, u"--all"_s}
                                    << "--all works only with lists"_ba;
        QTest::newRow("nothing of the kind")
            << QStringList{u"look-up"_s, u"dances"_s, u"x"_s} << "dances"_ba;
        QTest::newRow("no such key")
            << QStringList{u"look-up"_s, u"contact"_s, u"x"_s, u"--by"_s, u"shoe-size"_s}
            << "external-id"_ba;
        QTest::newRow("Nothing to look up")
            << QStringList{u"look-up"_s, u"contact"_s} << "Nothing to look up"_ba;
        QTest::newRow("no such account")
            << QStringList{u"call"_s,     u"getStore"_s,   u"--profile"_s,
                           u"Nobody's"_s, u"--data-dir"_s, u"/nonexistent"_s}
            << "no account"_ba;
        QTest::newRow("no such log level")
            << QStringList{u"operations"_s, u"--log-level"_s, u"loud"_s} << "loud"_ba;
        QTest::newRow("no service") << QStringList{u"call"_s, u"getStore"_s} << "STOREDESK_URL"_ba;
    }

    void wrongUsageIsSaid()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, said);
        const auto ended = run(arguments);
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.complaints.contains(said), ended.complaints.constData());
        QVERIFY(ended.output.isEmpty());
    }

    void mistakesAreReportedInJsonToo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("an option") << QStringList{u"call"_s, u"getStore"_s, u"--dance"_s};
        QTest::newRow("a value") << QStringList{u"serve"_s, u"--port"_s, u"x"_s};
        QTest::newRow("a fault") << QStringList{u"serve"_s, u"--fault"_s, u"*:dance"_s};
        QTest::newRow("a word") << QStringList{u"operations"_s, u"all"_s};
    }

    void mistakesAreReportedInJsonToo()
    {
        QFETCH(const QStringList, arguments);
        const auto ended = run(arguments + QStringList{u"--json"_s});
        QCOMPARE(ended.exitCode, 2);
        const auto told = QJsonDocument::fromJson(ended.complaints).object();
        QVERIFY2(!told.value("what"_L1).toString().isEmpty(), ended.complaints.constData());
    }

    void everyCommandHasHelp_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("the program") << QStringList{u"--help"_s};
        for (const auto *command :
             {"serve", "sample", "operations", "call", "look-up", "bulk", "jobs", "resume",
              "certificate", "report", "list", "sheet", "insight"})
            QTest::newRow(command) << QStringList{QString::fromLatin1(command), u"--help"_s};
    }

    void everyCommandHasHelp()
    {
        QFETCH(const QStringList, arguments);
        const auto ended = run(arguments);
        QCOMPARE(ended.exitCode, 0);
        QVERIFY(ended.output.contains("Usage: storedesk-cli"));
        if (arguments.size() > 1)
            QVERIFY(ended.output.contains(arguments.first().toLatin1() + " [options]"));
    }

    void theOperationsAreListed()
    {
        const auto ended = run({u"operations"_s, u"--json"_s});
        const auto all = QJsonDocument::fromJson(ended.output).array();
        QCOMPARE(all.size(), 48);
        QCOMPARE(all.at(3).toObject().value("path"_L1).toString(), u"/contacts/email/{email}"_s);
        QCOMPARE(run({u"operations"_s}).output.count('\n'), 48);
    }

    void aCallPrintsTheAnswer()
    {
        QVERIFY(startService());
        const auto plain = run({u"call"_s, u"getStore"_s});
        QCOMPARE(plain.exitCode, 0);
        QVERIFY(QJsonDocument::fromJson(plain.output).object().contains("name"_L1));

        const auto json =
            run({u"call"_s, u"listExports"_s, u"--query"_s, u"pageSize=2"_s, u"--json"_s});
        const auto envelope = QJsonDocument::fromJson(json.output).object();
        QCOMPARE(envelope.value("status"_L1).toInt(), 200);
        QCOMPARE(envelope.value("body"_L1).toObject().value("results"_L1).toArray().size(), 2);
    }

    void theLogLevelShowsEachRequestWithoutPersonalData()
    {
        QVERIFY(startService());
        const QStringList call{u"call"_s, u"getContactByEmail"_s, u"--param"_s,
                               u"email=no@no.example"_s};
        QVERIFY(!run(call).complaints.contains("storedesk.requests"));
        const auto info = run(call + QStringList{u"--log-level"_s, u"info"_s});
        QVERIFY2(info.complaints.contains("info storedesk.requests: GET "),
                 info.complaints.constData());
        QVERIFY2(info.complaints.contains(" 404 "), info.complaints.constData());
        const auto line = info.complaints.sliced(info.complaints.indexOf("storedesk.requests"))
                              .split('\n')
                              .first();
        QVERIFY2(!line.contains("no@no.example"), line.constData());
        QVERIFY(!info.complaints.contains("debug storedesk"));
        const auto debug = run(call + QStringList{u"--log-level"_s, u"debug"_s});
        QVERIFY2(debug.complaints.contains("debug storedesk.requests: sent "),
                 debug.complaints.constData());
    }

    void manyAreLookedUpInTheOrderAsked()
    {
        QVERIFY(startService());
        const QTemporaryDir folder;
        const QStringList data{u"--data-dir"_s, folder.path()};
        const auto made = run({u"call"_s, u"patchContactByEmail"_s, u"--param"_s,
                               u"email=ann@example.org"_s, u"--body"_s, u"-"_s},
                              R"({"_externalId":"A-1","_name":"Ann"})");
        QCOMPARE(made.exitCode, 0);
        const auto ended = run(
            QStringList{u"look-up"_s, u"contact"_s, u"nobody@example.org"_s, u"-"_s, u"--json"_s}
                + data,
            "ann@example.org\n\nA-1\n");
        QCOMPARE(ended.exitCode, 5);
        const auto lines = ended.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        const auto member = [&lines](qsizetype line, const QString &name) {
            return QJsonDocument::fromJson(lines[line]).object().value(name);
        };
        QCOMPARE(member(0, u"result"_s).toString(), u"missing"_s);
        QCOMPARE(member(1, u"record"_s).toObject().value("_name"_L1).toString(), u"Ann"_s);
        QCOMPARE(member(2, u"by"_s).toString(), u"external-id"_s);
        QCOMPARE(member(2, u"result"_s).toString(), u"found"_s);

        const auto plain = run(QStringList{u"look-up"_s, u"contact"_s, u"A-1"_s} + data);
        QCOMPARE(plain.exitCode, 0);
        QCOMPARE(plain.output, "A-1: found\n"_ba);
        const auto wrongKey = run(QStringList{u"look-up"_s, u"contact"_s, u"ann@example.org"_s,
                                              u"--by"_s, u"external-id"_s}
                                  + data);
        QCOMPARE(wrongKey.exitCode, 5);
        // Exports that are printed are not stored as jobs.
        QCOMPARE(run(QStringList{u"jobs"_s} + data).output, QByteArray());
    }

    void anAccountOfTheConsoleIsCalledByItsName()
    {
        QVERIFY(startService());
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"data"_s));
        profiles::Profiles profiles(folder.filePath(u"data/profiles.json"_s));
        QVERIFY(profiles.put({.id = {},
                              .name = u"Casa Oliva"_s,
                              .address = QUrl(m_url),
                              .guard = profiles::ProtectionLevel::ReadOnly}));
        // This address must not be used, because the account has its own.
        m_url = u"http://127.0.0.1:1"_s;
        const QStringList account{u"--profile"_s, u"casa oliva"_s, u"--data-dir"_s, folder.path()};
        const auto read = run(QStringList{u"call"_s, u"getStore"_s} + account);
        QVERIFY2(read.exitCode == 0, read.complaints.constData());
        const auto written =
            run(QStringList{u"call"_s, u"createCustomIntegration"_s, u"--body"_s, u"-"_s} + account,
                R"({"name":"Shop","eventsEnabled":true})");
        QCOMPARE(written.exitCode, 6);
    }

    void aBodyComesFromAFileOrFromStandardInput()
    {
        QVERIFY(startService());
        const auto body = R"({"name":"Shop","eventsEnabled":true})"_ba;
        QTemporaryDir folder;
        QFile file(folder.filePath(u"body.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(body);
        file.close();
        QCOMPARE(
            run({u"call"_s, u"createCustomIntegration"_s, u"--body"_s, file.fileName()}).exitCode,
            0);
        QCOMPARE(run({u"call"_s, u"createCustomIntegration"_s, u"--body"_s, u"-"_s}, body).exitCode,
                 0);
        const auto broken =
            run({u"call"_s, u"createCustomIntegration"_s, u"--body"_s, u"-"_s}, "{");
        QCOMPARE(broken.exitCode, 2);
    }

    void anImportTakesAFile()
    {
        QVERIFY(startService());
        QTemporaryDir folder;
        QFile file(folder.filePath(u"people.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("_email,_name\nann@example.org,Ann\n");
        file.close();
        const auto ended =
            run({u"call"_s, u"createImport"_s, u"--form"_s, u"type=contacts"_s, u"--form"_s,
                 u"overrideExisting=false"_s, u"--form"_s, u"updateOnlyEmptyFields=false"_s,
                 u"--form"_s, u"delimiter=,"_s, u"--file"_s, file.fileName()});
        QCOMPARE(ended.exitCode, 0);
        QCOMPARE(QJsonDocument::fromJson(ended.output).object().value("total"_L1).toInt(), 1);
    }

    void anImportIsCheckedBeforeItLeaves_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("parts");
        QTest::addColumn<QByteArray>("said");
        const QStringList good{u"type=contacts"_s, u"overrideExisting=false"_s,
                               u"updateOnlyEmptyFields=false"_s, u"delimiter=,"_s};
        const auto content = "_email,_name\nann@example.org,Ann\n"_ba;
        const auto with = [&good](qsizetype at, const QString &part) {
            auto parts = good;
            parts[at] = part;
            return parts;
        };
        QTest::newRow("no form") << content << QStringList() << "type"_ba;
        QTest::newRow("a part is missing") << content << good.first(3) << "delimiter"_ba;
        QTest::newRow("no such section")
            << content << good + QStringList{u"dance=1"_s} << "dance"_ba;
        QTest::newRow("no such type") << content << with(0, u"type=purchases"_s) << "type"_ba;
        QTest::newRow("no such separator")
            << content << with(3, u"delimiter=|"_s) << "delimiter"_ba;
        QTest::newRow("no yes or no")
            << content << with(1, u"overrideExisting=maybe"_s) << "overrideExisting"_ba;
        QTest::newRow("fill without change")
            << content << with(2, u"updateOnlyEmptyFields=true"_s) << "overrideExisting=true"_ba;
        QTest::newRow("coupons without a set")
            << "code\nA1\n"_ba << with(0, u"type=coupons"_s) << "couponSetId"_ba;
        QTest::newRow("twice") << content << good + QStringList{u"type=products"_s} << "twice"_ba;
        QTest::newRow("the file as a part")
            << content << good + QStringList{u"file=a.csv"_s} << "--file"_ba;
        QTest::newRow("an empty file") << QByteArray() << good << "empty"_ba;
        QTest::newRow("an archive") << "PK\x03\x04 and more"_ba << good << "archive"_ba;
        QTest::newRow("a huge file") << QByteArray(50 * 1024 * 1024 + 1, 'a') << good << "50 MB"_ba;
    }

    // A request that the service would refuse is never sent. No service runs in this test.
    void anImportIsCheckedBeforeItLeaves()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QStringList, parts);
        QFETCH(const QByteArray, said);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"people.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        QStringList arguments{u"call"_s, u"createImport"_s, u"--file"_s, file.fileName()};
        for (const auto &part : parts)
            arguments += {u"--form"_s, part};
        const auto ended = run(arguments);
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.complaints.contains("not sent"), ended.complaints.constData());
        QVERIFY2(ended.complaints.contains(said), ended.complaints.constData());
    }

    void deletingAMissingRecordIsReported()
    {
        QVERIFY(startService());
        const QStringList arguments{u"call"_s, u"deleteContactByEmail"_s, u"--param"_s,
                                    u"email=nobody@no.example"_s};
        const auto plain = run(arguments);
        QCOMPARE(plain.exitCode, 0);
        QCOMPARE(plain.output, ""_ba);
        QCOMPARE(plain.complaints.count('\n'), 1);
        QVERIFY2(plain.complaints.contains("didn't exist"), plain.complaints.constData());

        const auto json = run(arguments + QStringList{u"--json"_s});
        QCOMPARE(json.exitCode, 0);
        QCOMPARE(json.complaints, ""_ba);
        QVERIFY(QJsonDocument::fromJson(json.output).object().value("absent"_L1).toBool());
    }

    // The first delete was applied and its reply was lost, so this command has deleted the record.
    void aDeletionByTheLostAttemptIsASuccess()
    {
        QVERIFY(startService({u"--fault"_s, u"deleteCustomIntegration:close-applied@1"_s}));
        const auto made = run({u"call"_s, u"createCustomIntegration"_s, u"--body"_s, u"-"_s},
                              R"({"name":"Till","eventsEnabled":true})");
        const auto id = QJsonDocument::fromJson(made.output).object().value("id"_L1).toString();
        const auto ended = run(
            {u"call"_s, u"deleteCustomIntegration"_s, u"--param"_s, u"id="_s + id, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const auto envelope = QJsonDocument::fromJson(ended.output).object();
        QVERIFY(!envelope.contains("absent"_L1));
        QVERIFY(envelope.value("confirmed"_L1).toBool());
    }

    void aRepeatedCreateIsAConflict()
    {
        QVERIFY(startService());
        const auto body = R"({"id":"size","name":"Size","type":"text","required":false})"_ba;
        const QStringList arguments{u"call"_s, u"createContactField"_s, u"--body"_s, u"-"_s,
                                    u"--json"_s};
        QCOMPARE(run(arguments, body).exitCode, 0);
        const auto again = run(arguments, body);
        QCOMPARE(again.exitCode, 1);
        QCOMPARE(again.output, ""_ba);
        QCOMPARE(QJsonDocument::fromJson(again.complaints).object().value("status"_L1).toInt(),
                 409);
    }

    void everyPageIsRead()
    {
        QVERIFY(startService());
        const auto idsOf = [](const QJsonObject &body) {
            QStringList ids;
            for (const auto &record : body.value("results"_L1).toArray())
                ids.append(record["id"_L1].toString());
            return ids;
        };
        const auto objectOf = [this](const QStringList &arguments) {
            return QJsonDocument::fromJson(run(arguments).output).object();
        };
        const auto whole =
            idsOf(objectOf({u"call"_s, u"listExports"_s, u"--query"_s, u"pageSize=100"_s}));
        QVERIFY(whole.size() > 2);
        const QStringList paged{u"call"_s, u"listExports"_s, u"--query"_s, u"pageSize=2"_s,
                                u"--all"_s};
        QCOMPARE(idsOf(objectOf(paged)), whole);
        const auto json = objectOf(paged + QStringList{u"--json"_s});
        QCOMPARE(json.value("pages"_L1).toInt(), (whole.size() + 1) / 2);
        QCOMPARE(idsOf(json.value("body"_L1).toObject()), whole);
    }

    // A partial list would look complete.
    void aListThatBreaksOffPrintsNothing()
    {
        QVERIFY(startService({u"--fault"_s, u"listExports:status=422@2"_s}));
        const auto ended =
            run({u"call"_s, u"listExports"_s, u"--query"_s, u"pageSize=2"_s, u"--all"_s});
        QCOMPARE(ended.exitCode, 1);
        QCOMPARE(ended.output, ""_ba);
    }

    void theExitCodeSaysHowItEnded()
    {
        QVERIFY(startService({u"--fault"_s, u"createCustomEventByAlias:close-applied"_s}));
        const auto absent = run({u"call"_s, u"getContactByEmail"_s, u"--param"_s,
                                 u"email=no@no.example"_s, u"--json"_s});
        QCOMPARE(absent.exitCode, 1);
        QCOMPARE(QJsonDocument::fromJson(absent.complaints).object().value("status"_L1).toInt(),
                 404);

        const auto unknown = run({u"call"_s, u"createCustomEventByAlias"_s, u"--param"_s,
                                  u"alias=any"_s, u"--body"_s, u"-"_s},
                                 "{}");
        QCOMPARE(unknown.exitCode, 4);

        // Unencrypted requests to another computer are refused.
        m_url = u"http://192.0.2.1/"_s;
        QCOMPARE(run({u"call"_s, u"getStore"_s}).exitCode, 2);
    }

    void noSafeConnectionHasAnExitCodeOfItsOwn()
    {
        QVERIFY(startService());
        // The service does not speak TLS.
        m_url.replace(u"http:"_s, u"https:"_s);
        QCOMPARE(run({u"call"_s, u"getStore"_s}).exitCode, 3);
    }

    // A script needs the id of the created record, even if a lookup found the record.
    void aRecordThatWasLookedUpIsPrinted()
    {
        QVERIFY(startService({u"--fault"_s, u"createCustomIntegration:close-applied"_s}));
        const auto ended = run({u"call"_s, u"createCustomIntegration"_s, u"--body"_s, u"-"_s},
                               R"({"name":"Till","eventsEnabled":true})");
        QCOMPARE(ended.exitCode, 0);
        const auto record = QJsonDocument::fromJson(ended.output).object();
        QVERIFY(!record.value("id"_L1).toString().isEmpty());
    }

    // G22: the reply to the second file is lost. The first file, imported just before, must not be
    // mistaken for the second.
    void anotherFileIsNotTheLostOne()
    {
        QVERIFY(startService({u"--fault"_s, u"createImport:close-applied@2"_s}));
        QTemporaryDir folder;
        const auto import = [&](const QByteArray &content) {
            QFile file(folder.filePath(u"people.csv"_s));
            if (!file.open(QIODevice::WriteOnly))
                return Ended();
            file.write(content);
            file.close();
            return run({u"call"_s, u"createImport"_s, u"--form"_s, u"type=contacts"_s, u"--form"_s,
                        u"overrideExisting=false"_s, u"--form"_s, u"updateOnlyEmptyFields=false"_s,
                        u"--form"_s, u"delimiter=,"_s, u"--file"_s, file.fileName()});
        };
        QCOMPARE(import("_email,_name\nann@example.org,Ann\n").exitCode, 0);
        const auto second = import("_email,_name\nbob@example.org,Bob\ncid@example.org,Cid\n");
        QCOMPARE(second.exitCode, 0);
        QCOMPARE(QJsonDocument::fromJson(second.output).object().value("total"_L1).toInt(), 2);
    }

    // A script that has not read the list cannot tell an older export from the lost one, so it gets
    // a list of candidates.
    void candidatesForALostWriteArePrinted()
    {
        QVERIFY(startService({u"--fault"_s, u"createExport:close"_s}));
        const auto ended = run({u"call"_s, u"createExport"_s, u"--body"_s, u"-"_s, u"--json"_s},
                               R"({"exportType":"contacts","delimiter":",","dateFormat":"ISO"})");
        QCOMPARE(ended.exitCode, 4);
        // The wait is reported first, then the result.
        const auto lines = ended.complaints.trimmed().split('\n');
        const auto complaint = QJsonDocument::fromJson(lines.last()).object();
        QCOMPARE(complaint.value("attempts"_L1).toInt(), 1);
        const auto candidates = complaint.value("candidates"_L1).toArray();
        QVERIFY2(!candidates.isEmpty(), ended.complaints.constData());
        for (const auto &candidate : candidates)
            QCOMPARE(candidate.toObject().value("exportType"_L1).toString(), u"contacts"_s);
    }

    void anInterruptedCallReportsItsState_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("a write may have arrived")
            << QStringList{u"createCustomIntegration"_s, u"--body"_s, u"-"_s} << 4;
        QTest::newRow("a read is only cancelled") << QStringList{u"getStore"_s} << 7;
    }

    void anInterruptedCallReportsItsState()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, exitCode);
        // This server accepts the request and never replies.
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        QProcess client;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"STOREDESK_URL"_s, u"http://127.0.0.1:%1"_s.arg(silent.serverPort()));
        environment.insert(u"STOREDESK_API_KEY"_s, u"practice-x"_s);
        client.setProcessEnvironment(environment);
        client.start(program, QStringList{u"call"_s} + arguments);
        client.write(R"({"name":"Till","eventsEnabled":true})");
        QVERIFY(client.waitForBytesWritten());
        client.closeWriteChannel();
        QVERIFY(silent.waitForNewConnection(30'000));
        QVERIFY(silent.nextPendingConnection()->waitForReadyRead());
        ::kill(static_cast<pid_t>(client.processId()), SIGINT);
        QVERIFY(client.waitForFinished());
        QCOMPARE(client.exitStatus(), QProcess::NormalExit);
        QCOMPARE(client.exitCode(), exitCode);
    }

    void theKeyIsWipedFromTheEnvironment()
    {
        QVERIFY(startService({u"--fault"_s, u"getStore:stall"_s}));
        QProcess client;
        prepare(client);
        client.start(program, {u"call"_s, u"getStore"_s});
        QVERIFY(client.waitForStarted());
        QFile environment(u"/proc/%1/environ"_s.arg(client.processId()));
        // The program removes the key from its environment after reading it. Unprivileged users
        // cannot even open the file.
        QTRY_VERIFY(!environment.open(QIODevice::ReadOnly)
                    || !contentOf(environment).contains(m_key));
        QCOMPARE(client.state(), QProcess::Running);
        client.kill();
        QVERIFY(client.waitForFinished());
    }

    void noCommandStoresTheKey()
    {
        qputenv("STOREDESK_API_KEY", "practice-secret:word");
        const bool started = startService();
        qunsetenv("STOREDESK_API_KEY");
        QVERIFY(started);
        QFile environment(u"/proc/%1/environ"_s.arg(m_service.processId()));
        QVERIFY(!environment.open(QIODevice::ReadOnly)
                || !contentOf(environment).contains("practice-secret"));
    }

    // G33: control characters sent by the service are shown, never interpreted.
    void aTerminalObeysNothingThatTheServiceSays()
    {
        support::RawServer server;
        server.answer = [](const support::RawRequest &) {
            return support::errorAnswer(422, "\\u001b[2Jgone \\u009b31m\\u202e");
        };
        use(server);
        QProcess client;
        startClient(client, {u"call"_s, u"getStore"_s});
        QTRY_COMPARE(client.state(), QProcess::NotRunning);
        const auto said = client.readAllStandardError();
        QVERIFY2(said.contains("\\u001b[2Jgone \\u009b31m\\u202e"), said.constData());
        QVERIFY(!said.contains('\x1b') && !said.contains("\xc2\x9b"));
    }

    void aPipeGetsEveryByteAndATerminalNoneThatItObeys()
    {
        const auto body = "{\"name\":\"\x7f\xc2\x9b"
                          "31m\xe2\x80\xae \xc3\xb1\"}\n"_ba;
        support::RawServer server;
        server.answer = [&body](const support::RawRequest &) {
            return support::jsonAnswer(200, body);
        };
        use(server);
        QProcess piped;
        startClient(piped, {u"call"_s, u"getStore"_s});
        QTRY_COMPARE(piped.state(), QProcess::NotRunning);
        QCOMPARE(piped.readAllStandardOutput(), body);

        const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
        QVERIFY(grantpt(terminal) == 0 && unlockpt(terminal) == 0);
        const int inside = ::open(ptsname(terminal), O_RDWR | O_NOCTTY);
        QProcess shown;
        shown.setChildProcessModifier([inside] { ::dup2(inside, STDOUT_FILENO); });
        startClient(shown, {u"call"_s, u"getStore"_s});
        QTRY_COMPARE(shown.state(), QProcess::NotRunning);
        QByteArray seen(4096, Qt::Uninitialized);
        seen.truncate(::read(terminal, seen.data(), 4096));
        ::close(inside);
        ::close(terminal);
        QCOMPARE(seen.trimmed(), R"({"name":"\u007f\u009b31m\u202e ñ"})"_ba);
    }

    void aLongWaitSaysSoAndCanBeEnded_data()
    {
        QTest::addColumn<QStringList>("arguments");
        // Whether the reply is lost. If not, the request is throttled.
        QTest::addColumn<bool>("lost");
        QTest::addColumn<int>("exitCode");
        const QStringList create{u"createCustomIntegration"_s, u"--body"_s, u"-"_s};
        QTest::newRow("a read") << QStringList{u"getStore"_s} << false << 7;
        QTest::newRow("a list") << QStringList{u"listExports"_s, u"--all"_s} << false << 7;
        QTest::newRow("a write that did not arrive") << create << false << 7;
        QTest::newRow("a write that may have arrived") << create << true << 4;
    }

    void aLongWaitSaysSoAndCanBeEnded()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const bool, lost);
        QFETCH(const int, exitCode);
        support::RawServer server;
        server.answer = [lost](const support::RawRequest &) {
            return support::jsonAnswer(lost ? 503 : 429, "{}", "Retry-After: 1800\r\n");
        };
        use(server);
        QProcess client;
        startClient(client, QStringList{u"call"_s} + arguments,
                    R"({"name":"Till","eventsEnabled":true})");
        QByteArray said;
        QTRY_VERIFY((said += client.readAllStandardError()).contains('\n'));
        QVERIFY2(said.startsWith("Waiting until "), said.constData());
        ::kill(static_cast<pid_t>(client.processId()), SIGINT);
        QTRY_COMPARE(client.state(), QProcess::NotRunning);
        QCOMPARE(client.exitStatus(), QProcess::NormalExit);
        QCOMPARE(client.exitCode(), exitCode);
        QCOMPARE(client.readAllStandardOutput(), ""_ba);
    }

    void aScriptHearsOfAWaitInJson()
    {
        support::RawServer server;
        server.answer = [](const support::RawRequest &) {
            return support::jsonAnswer(429, "{}", "Retry-After: 1800\r\n");
        };
        use(server);
        QProcess client;
        startClient(client, {u"call"_s, u"getStore"_s, u"--json"_s});
        QByteArray said;
        QTRY_VERIFY((said += client.readAllStandardError()).contains('\n'));
        const auto told = QJsonDocument::fromJson(said).object();
        QVERIFY(!told.value("waiting"_L1).toString().isEmpty());
        const auto until = QDateTime::fromString(told.value("until"_L1).toString(), Qt::ISODate);
        const auto wait = QDateTime::currentDateTimeUtc().secsTo(until);
        QVERIFY(wait > 1700 && wait <= 1800);
        client.kill();
        QTRY_COMPARE(client.state(), QProcess::NotRunning);
    }

    void anInterruptEndsTheServiceInOrder()
    {
        QVERIFY(startService());
        ::kill(static_cast<pid_t>(m_service.processId()), SIGINT);
        QVERIFY(m_service.waitForFinished());
        QCOMPARE(m_service.exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_service.exitCode(), 0);
    }

private:
    static QByteArray contentOf(QFile &file)
    {
        const auto bytes = file.readAll();
        file.close();
        return bytes;
    }

    // Uses a service that runs in the event loop of this test.
    void use(const support::RawServer &server)
    {
        m_url = server.url().toString();
        m_key = "practice-x:y";
        m_isRaw = true;
    }

    void startClient(QProcess &process, const QStringList &arguments, const QByteArray &input = {})
    {
        prepare(process);
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
    }

    void prepare(QProcess &process) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        if (m_isRaw || (!m_url.isEmpty() && m_service.state() == QProcess::Running)) {
            environment.insert(u"STOREDESK_URL"_s, m_url);
            environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(m_key));
        }
        process.setProcessEnvironment(environment);
    }

    [[nodiscard]] Ended run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        QProcess process;
        prepare(process);
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    // Reads the address of the service from the first line of its output.
    [[nodiscard]] bool startService(const QStringList &options = {})
    {
        m_service.start(program, QStringList{u"serve"_s, u"--contacts"_s, u"20"_s} + options);
        while (!m_service.canReadLine()) {
            if (!m_service.waitForReadyRead())
                return false;
        }
        const auto address = QJsonDocument::fromJson(m_service.readLine()).object();
        m_url = address.value("url"_L1).toString();
        m_key = address.value("apiKey"_L1).toString().toLatin1();
        return !m_url.isEmpty() && m_key.startsWith("practice-");
    }

    QProcess m_service;
    QString m_url;
    QByteArray m_key;
    // Whether the service runs in this test instead of in its own process.
    bool m_isRaw = false;
};

STOREDESK_TEST(TestCli)

} // namespace tst_cli

#include "tst_cli.moc"
