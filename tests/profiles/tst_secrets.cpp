// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "profiles/bestsecrets.h"
#include "profiles/keytext.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_secrets {

using namespace Qt::StringLiterals;
using namespace storedesk;
using profiles::KeyText;

// The answer received from a secret store.
struct Answer
{
    bool came = false;
    bool good = false;
    QByteArray key = {};
    base::Problem problem = {};
};

class TestSecrets final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void memoryKeepsAndForgets()
    {
        profiles::MemorySecrets secrets;
        QVERIFY(!secrets.lasting());
        QCOMPARE(read(secrets, u"a"_s).key, QByteArray());
        QVERIFY(write(secrets, u"a"_s, "one").good);
        QCOMPARE(read(secrets, u"a"_s).key, QByteArray("one"));
        QCOMPARE(read(secrets, u"b"_s).key, QByteArray());
        QVERIFY(remove(secrets, u"a"_s).good);
        QCOMPARE(read(secrets, u"a"_s).key, QByteArray());
    }

    void answersComeFromTheEventLoopAndNotToTheDead()
    {
        profiles::MemorySecrets secrets;
        int answers = 0;
        {
            QObject context;
            secrets.read(u"a"_s, &context, [&](const auto &) { ++answers; });
            QCOMPARE(answers, 0);
        }
        QCoreApplication::processEvents();
        QCOMPARE(answers, 0);
    }

    // Without a session bus there is no keychain, which is detected and reported.
    void withoutAKeychainKeysLiveForThisRun()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        support::ManualClock clock;
        profiles::BestSecrets secrets(clock);
        QSignalSpy changed(&secrets, &profiles::SecretStore::changed);
        QVERIFY(!secrets.settled());
        const auto kept = write(secrets, u"a"_s, "one");
        QVERIFY(kept.good);
        QVERIFY(secrets.settled());
        QVERIFY(!secrets.lasting());
        QVERIFY(!secrets.problem().what.isEmpty());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(read(secrets, u"a"_s).key, QByteArray("one"));
    }

    void aKeychainThatSaysNothingIsNone()
    {
        support::ManualClock clock;
        profiles::BestSecrets secrets(clock);
        QSignalSpy changed(&secrets, &profiles::SecretStore::changed);
        clock.advance(profiles::BestSecrets::patience);
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(!secrets.lasting());
        QVERIFY(read(secrets, u"a"_s).good);
    }

    void pastedKeysAreCleaned_data()
    {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<bool>("blanks");
        QTest::addColumn<bool>("scheme");
        QTest::newRow("alone") << u"ab12:CD34"_s << false << false;
        QTest::newRow("blanks") << u"  ab12:CD34\n"_s << true << false;
        QTest::newRow("scheme") << u"apiKey ab12:CD34"_s << false << true;
        QTest::newRow("other case") << u" apikey  ab12:CD34 "_s << true << true;
        QTest::newRow("header") << u"Authorization: apiKey ab12:CD34"_s << false << true;
        QTest::newRow("quotes") << u"\"ab12:CD34\""_s << true << false;
        QTest::newRow("curled quotes") << u"“apiKey ab12:CD34”"_s << true << true;
        QTest::newRow("broken line") << u"ab12:\r\n  CD34"_s << true << false;
        QTest::newRow("no-break space") << u"\u00a0ab12:CD34\u200b"_s << true << false;
    }

    void pastedKeysAreCleaned()
    {
        QFETCH(const QString, pasted);
        QFETCH(const bool, blanks);
        QFETCH(const bool, scheme);
        QCOMPARE(profiles::keyTextOf(pasted, u"Authorization"_s, u"apiKey"_s),
                 (KeyText{.key = u"ab12:CD34"_s, .blanks = blanks, .scheme = scheme}));
    }

    void aKeyThatBeginsLikeTheSchemeStaysWhole()
    {
        QCOMPARE(profiles::keyTextOf(u"apiKeyABC"_s, u"Authorization"_s, u"apiKey"_s).key,
                 u"apiKeyABC"_s);
        QCOMPARE(profiles::keyTextOf(u"apiKey"_s, u"Authorization"_s, u"apiKey"_s).key,
                 u"apiKey"_s);
    }

private:
    Answer read(profiles::SecretStore &secrets, const QString &id)
    {
        Answer answer;
        secrets.read(id, this, [&answer](const base::Result<QByteArray> &key) {
            answer = {true, key.has_value(), key.value_or(QByteArray()),
                      key ? base::Problem() : key.error()};
        });
        wait(answer);
        return answer;
    }

    Answer write(profiles::SecretStore &secrets, const QString &id, const QByteArray &key)
    {
        Answer answer;
        secrets.write(id, key, this, doneInto(answer));
        wait(answer);
        return answer;
    }

    Answer remove(profiles::SecretStore &secrets, const QString &id)
    {
        Answer answer;
        secrets.remove(id, this, doneInto(answer));
        wait(answer);
        return answer;
    }

    static profiles::SecretStore::Done doneInto(Answer &answer)
    {
        return [&answer](const base::Result<void> &done) {
            answer = {true, done.has_value(), {}, done ? base::Problem() : done.error()};
        };
    }

    static void wait(const Answer &answer) { QTRY_VERIFY(answer.came); }
};

STOREDESK_TEST(TestSecrets)

} // namespace tst_secrets

#include "tst_secrets.moc"
