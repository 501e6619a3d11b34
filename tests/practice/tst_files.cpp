// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/core/files.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_files {

using namespace storedesk;
using namespace storedesk::practice;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static const auto id = u"65f0c0ffee65f0c0ffee0001"_s;
static const auto name = u"export-contacts-1.zip"_s;
static const QUrl service(u"http://127.0.0.1:8080"_s);

static QByteArray tokenOf(const QUrl &address)
{
    return address.path().section(u'/', 2, 2).toLatin1();
}

class TestFiles final : public QObject
{
    Q_OBJECT

    void make(const QString &path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("content");
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<support::ManualClock> m_clock;
    std::optional<Files> m_files;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_clock.emplace();
        m_files.emplace(m_folder->path(), "secret"_ba, *m_clock);
        make(m_files->pathOf(id, "zip"_L1));
    }

    void cleanup()
    {
        m_files.reset();
        m_clock.reset();
        m_folder.reset();
    }

    void anAddressHasFortyDigitsAndTheName()
    {
        const auto address = m_files->address(service, id, name);
        static const QRegularExpression shape(
            u"^http://127\\.0\\.0\\.1:8080/files/[0-9a-f]{40}/export-contacts-1\\.zip$"_s);
        QVERIFY2(shape.match(address.toString(QUrl::FullyEncoded)).hasMatch(),
                 qPrintable(address.toString()));
    }

    void anAddressLeadsToItsFile()
    {
        const auto found = m_files->find(tokenOf(m_files->address(service, id, name)), name);
        QVERIFY(found);
        QCOMPARE(found->path, m_files->pathOf(id, "zip"_L1));
        QCOMPARE(found->contentType, "application/zip"_ba);
        QVERIFY(!found->expired);
    }

    void eachReadMakesAnotherAndAllOfThemWork()
    {
        QSet<QByteArray> tokens;
        for (int read = 0; read < 1'000; ++read) {
            const auto token = tokenOf(m_files->address(service, id, name));
            QVERIFY(m_files->find(token, name));
            tokens.insert(token);
        }
        QCOMPARE(tokens.size(), 1'000);
    }

    void anAddressDiesAfterAHundredMinutes()
    {
        const auto token = tokenOf(m_files->address(service, id, name));
        m_clock->advance(100min - 1s);
        QVERIFY(!m_files->find(token, name)->expired);
        m_clock->advance(1s);
        QVERIFY(m_files->find(token, name)->expired);
        m_clock->advance(24h * 365);
        QVERIFY(m_files->find(token, name)->expired);
    }

    void anAddressOutlivesTheServiceThatMadeIt()
    {
        const auto token = tokenOf(m_files->address(service, id, name));
        QVERIFY(Files(m_folder->path(), "secret"_ba, *m_clock).find(token, name));
        QVERIFY(!Files(m_folder->path(), "another"_ba, *m_clock).find(token, name));
    }

    void anotherNameIsAnotherFile()
    {
        const auto token = tokenOf(m_files->address(service, id, name));
        QVERIFY(!m_files->find(token, u"export-contacts-2.zip"_s));
        QVERIFY(!m_files->find(token, u""_s));
    }

    void oneChangedDigitLeadsNowhere()
    {
        const auto token = tokenOf(m_files->address(service, id, name));
        for (qsizetype digit = 0; digit < token.size(); ++digit) {
            auto changed = token;
            changed[digit] = changed[digit] == '0' ? '1' : '0';
            QVERIFY(!m_files->find(changed, name));
        }
        for (const auto &rubbish :
             {""_ba, "x"_ba, QByteArray(40, 'x'), QByteArray(40, '0'), QByteArray(token + "00")})
            QVERIFY(!m_files->find(rubbish, name));
    }

    void anUploadIsNeverHandedOut()
    {
        make(m_files->pathOf(id, "upload"_L1));
        const auto upload = u"secret.upload"_s;
        QVERIFY(!m_files->find(tokenOf(m_files->address(service, id, upload)), upload));
    }

    void removedFilesAreGone()
    {
        make(m_files->pathOf(id, "csv"_L1));
        const auto token = tokenOf(m_files->address(service, id, name));
        m_files->remove(id);
        QVERIFY(!m_files->find(token, name));
        QVERIFY(!QFile::exists(m_files->pathOf(id, "csv"_L1)));
    }
};

STOREDESK_TEST(TestFiles)

} // namespace tst_files

#include "tst_files.moc"
