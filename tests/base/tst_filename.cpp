// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/filename.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace tst_filename {

using namespace Qt::StringLiterals;
using storedesk::base::safeFileName;

class TestFileName final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aNameIsMadeSafe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        // clang-format off
        QTest::newRow("good")             << u"export-contacts 2026.csv"_s << u"export-contacts 2026.csv"_s;
        QTest::newRow("accents")          << u"España 日本 😀.csv"_s        << u"España 日本 😀.csv"_s;
        QTest::newRow("parent")           << u".."_s                      << u"file"_s;
        QTest::newRow("here")             << u"."_s                       << u"file"_s;
        QTest::newRow("nothing")          << QString()                    << u"file"_s;
        QTest::newRow("spaces")           << u"   "_s                     << u"file"_s;
        QTest::newRow("path")             << u"../../etc/passwd"_s        << u"passwd"_s;
        QTest::newRow("absolute")         << u"/etc/shadow"_s             << u"shadow"_s;
        QTest::newRow("backslashes")      << u"..\\..\\boot.ini"_s        << u"boot.ini"_s;
        QTest::newRow("drive")            << u"C:\\x.csv"_s               << u"x.csv"_s;
        QTest::newRow("folder")           << u"folder/"_s                 << u"file"_s;
        QTest::newRow("hidden")           << u".bashrc"_s                 << u"bashrc"_s;
        QTest::newRow("device")           << u"con"_s                     << u"_con"_s;
        QTest::newRow("device, ending")   << u"NUL.tar.gz"_s              << u"_NUL.tar.gz"_s;
        QTest::newRow("numbered device")  << u"lpt1.csv"_s                << u"_lpt1.csv"_s;
        QTest::newRow("not a device")     << u"CONTACTS.csv"_s            << u"CONTACTS.csv"_s;
        QTest::newRow("NUL inside")       << u"a\0b.csv"_s                << u"a_b.csv"_s;
        QTest::newRow("newline")          << u"a\nb.csv"_s                << u"a_b.csv"_s;
        QTest::newRow("right to left")    << u"gpj\u202Evsc.exe"_s        << u"gpj_vsc.exe"_s;
        QTest::newRow("zero width")       << u"a\u200Bb"_s                << u"a_b"_s;
        QTest::newRow("windows")          << u"a<b>c:d\"e|f?g*h"_s        << u"a_b_c_d_e_f_g_h"_s;
        QTest::newRow("dots at the end")  << u"name.csv. . ."_s           << u"name.csv"_s;
        QTest::newRow("option")           << u"-rf"_s                     << u"_-rf"_s;
        QTest::newRow("home")             << u"~root"_s                   << u"_~root"_s;
        QTest::newRow("half a character") << u"a"_s + QChar(0xD800)       << u"a_"_s;
        // clang-format on
    }

    void aNameIsMadeSafe()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, expected);
        QCOMPARE(safeFileName(name), expected);
        QCOMPARE(safeFileName(expected), expected);
    }

    void aLongNameKeepsItsEnding()
    {
        for (const auto &letter : {u"x"_s, u"é"_s, u"日"_s, u"😀"_s}) {
            const auto name = safeFileName(letter.repeated(300) + u".csv"_s);
            QVERIFY(name.toUtf8().size() <= 200);
            QVERIFY(name.toUtf8().size() > 190);
            QVERIFY(name.endsWith(u".csv"_s));
            QCOMPARE(QString::fromUtf8(name.toUtf8()), name);
        }
        QCOMPARE(safeFileName(u"."_s + u"y"_s.repeated(300)).size(), 200);
    }

    // Whatever the input, the file is created in the folder under exactly the returned name.
    void randomNamesStayInTheFolder()
    {
        QTemporaryDir parent;
        QVERIFY(QDir(parent.path()).mkpath(u"a/b"_s));
        const QDir folder(parent.filePath(u"a/b"_s));
        static const QString characters = u"./\\:.. ~-*\0\n\u202E\u200F😀aéCON.csvNUL"_s;
        QRandomGenerator random(34);
        for (int round = 0; round < 3'000; ++round) {
            QString name;
            for (int count = random.bounded(12); count > 0; --count)
                name += characters.at(random.bounded(static_cast<int>(characters.size())));
            const auto safe = safeFileName(name);
            QFile file(folder.filePath(safe));
            QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(safe));
            QCOMPARE(folder.entryList(QDir::Files | QDir::Hidden), QStringList{safe});
            QVERIFY(file.remove());
        }
        QCOMPARE(QDir(parent.filePath(u"a"_s))
                     .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::Hidden),
                 QStringList{u"b"_s});
    }
};

STOREDESK_TEST(TestFileName)

} // namespace tst_filename

#include "tst_filename.moc"
