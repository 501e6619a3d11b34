// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/path.h"
#include "http/curl.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_curl {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum catalogue::OperationId;

static const QByteArray secret = "KeyIdKeyIdKeyIdKeyId22:SecretSecretSecret2222";

class TestCurl final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static http::Connection connection()
    {
        return {.baseUrl = QUrl(u"https://api.example.org/v1"_s), .key = secret};
    }

    // Returns the arguments that a shell parses from the command. To print them, "curl" is replaced
    // by a script.
    [[nodiscard]] QStringList argumentsIn(const QString &command) const
    {
        QProcess shell;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"STOREDESK_API_KEY"_s, u"the$key`x`"_s);
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(m_folder.path());
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"curl() { printf '%s\\0' \"$@\"; }\n"_s + command});
        shell.waitForFinished();
        auto arguments = QString::fromUtf8(shell.readAllStandardOutput()).split(u'\0');
        arguments.removeLast();
        return arguments;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theKeyIsNeverInIt()
    {
        for (const auto &operation : catalogue::operations()) {
            const http::Request request{.operation = operation.id,
                                        .values = catalogue::parametersOf(operation)};
            const auto command = http::curlOf(request, connection());
            QVERIFY2(!command.isEmpty(), operation.name.data());
            QVERIFY(!command.contains(QString::fromLatin1(secret)));
            QVERIFY(!command.contains(u"Secret"_s));
            QVERIFY(command.contains(u"$STOREDESK_API_KEY"_s));
        }
    }

    void aReadIsShort()
    {
        const auto command = http::curlOf(
            {.operation = GetContactByEmail, .values = {u"a+b/c@x.org"_s}}, connection());
        QCOMPARE(command,
                 u"curl \\\n  --header \"Authorization: apiKey $STOREDESK_API_KEY\" \\\n  "
                 "'https://api.example.org/v1/contacts/email/a%2Bb%2Fc%40x.org'"_s);
    }

    void theShellPutsTheKeyIn()
    {
        const auto arguments = argumentsIn(http::curlOf({.operation = GetStore}, connection()));
        QCOMPARE(arguments,
                 QStringList({u"--header"_s, u"Authorization: apiKey the$key`x`"_s,
                              u"https://api.example.org/v1/store/"_s}));
    }

    // Any value in a record reaches the service unchanged, and no part of it is executed.
    void noValueMeansAnythingToAShell_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("quote") << u"it's"_s;
        QTest::newRow("only quotes") << u"''''"_s;
        QTest::newRow("command") << u"$(touch ran) `touch ran`"_s;
        QTest::newRow("end of the command") << u"'; touch ran; '"_s;
        QTest::newRow("variable") << u"$HOME ${HOME}"_s;
        QTest::newRow("backslash") << u"a\\b\\"_s;
        QTest::newRow("new line") << u"a\nb\r\nc"_s;
        QTest::newRow("exclamation mark") << u"!! !1"_s;
        QTest::newRow("at sign, as curl reads files") << u"@/etc/passwd"_s;
        QTest::newRow("less-than sign") << u"</etc/passwd"_s;
        QTest::newRow("option") << u"--output /tmp/x"_s;
        QTest::newRow("Unicode") << u"Núñez 🦆 \u202e"_s;
        QTest::newRow("star") << u"* ? [a-z] {a,b} ~"_s;
    }

    void noValueMeansAnythingToAShell()
    {
        QFETCH(const QString, text);
        const QJsonObject body{{u"_name"_s, text}};
        const auto json = argumentsIn(http::curlOf(
            {.operation = PatchContactByEmail, .values = {text}, .body = body}, connection()));
        QCOMPARE(json.size(), 9);
        QCOMPARE(json.at(0), u"--request"_s);
        QCOMPARE(json.at(1), u"PATCH"_s);
        QCOMPARE(json.at(7).isEmpty(), false);
        QCOMPARE(QJsonDocument::fromJson(json.at(7).toUtf8()).object(), body);
        QVERIFY(json.at(8).startsWith(u"https://api.example.org/v1/contacts/email/"_s));

        const http::ImportForm form{
            .filePath = m_folder.filePath(text), .fileName = text, .fields = {{u"type"_s, text}}};
        const auto upload =
            argumentsIn(http::curlOf({.operation = CreateImport, .body = form}, connection()));
        QCOMPARE(upload.size(), 9);
        QCOMPARE(upload.at(4), u"--form-string"_s);
        QCOMPARE(upload.at(5), u"type="_s + text);
        QCOMPARE(upload.at(6), u"--form"_s);
        QVERIFY(upload.at(7).startsWith(u"file=@\""_s));
        QVERIFY(upload.at(7).contains(u"\";filename=\""_s));
        QVERIFY(upload.at(7).endsWith(u"\";type=text/csv"_s));
        QVERIFY(!QFile::exists(m_folder.filePath(u"ran"_s)));
    }

    void headersOfTheUsersOwnAreHarmlessToo()
    {
        auto odd = connection();
        odd.headerName = "X-`touch-ran`";
        odd.scheme = "$(touch-ran)\"";
        const auto arguments = argumentsIn(http::curlOf({.operation = GetStore}, odd));
        QCOMPARE(arguments.value(1), u"X-`touch-ran`: $(touch-ran)\" the$key`x`"_s);
        odd.scheme = {};
        odd.headerName = "X-Key";
        QCOMPARE(argumentsIn(http::curlOf({.operation = GetStore}, odd)).value(1),
                 u"X-Key: the$key`x`"_s);
    }

    void queriesAreEncoded()
    {
        const auto command = http::curlOf(
            {.operation = ListExports, .query = {{u"cursor"_s, u"a+b&c=d e"_s}}}, connection());
        QVERIFY(command.endsWith(u"/exports/?cursor=a%2Bb%26c%3Dd%20e'"_s));
    }

    void invalidRequestsHaveNoCurlCommand()
    {
        QVERIFY(http::curlOf({.operation = GetContactByEmail, .values = {u".."_s}}, connection())
                    .isEmpty());
        QVERIFY(http::curlOf({.operation = ListExports,
                              .address = QUrl(u"https://elsewhere.example.org/exports/"_s)},
                             connection())
                    .isEmpty());
    }
};

STOREDESK_TEST(TestCurl)

} // namespace tst_curl

#include "tst_curl.moc"
