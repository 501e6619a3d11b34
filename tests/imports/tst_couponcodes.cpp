// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/couponcodes.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_couponcodes {

using namespace storedesk;
using namespace Qt::StringLiterals;

// Tests coupon codes, which are generated from a pattern and recognised without being stored.
class TestCouponCodes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void codesFollowThePatternAndDiffer()
    {
        const auto codes = importcheck::generateCodes(u"VERANO-####-@*"_s, 5'000, {});
        QVERIFY(codes);
        QCOMPARE(QSet(codes->begin(), codes->end()).size(), 5'000);
        static const QRegularExpression form(u"^VERANO-[0-9]{4}-[A-HJ-NP-Z][A-HJ-NP-Z2-9]$"_s);
        for (const auto &code : *codes)
            QVERIFY2(form.match(QString::fromLatin1(code)).hasMatch(), code.constData());
    }

    void aPatternThatIsTooShortIsSaid()
    {
        QCOMPARE(importcheck::codesIn(u"A#"_s), 10);
        QVERIFY(importcheck::generateCodes(u"A#"_s, 10, {}));
        QVERIFY(!importcheck::generateCodes(u"A#"_s, 11, {}));
        QVERIFY(!importcheck::generateCodes(u"  "_s, 1, {}));
    }

    void sentCodesAreNotGeneratedAgain()
    {
        importcheck::CodePrints sent;
        for (const auto *code : {"A0", "A1", "A2", "A3", "A4"})
            sent.push_back(importcheck::printOf(code));
        std::ranges::sort(sent);
        auto codes = importcheck::generateCodes(u"A#"_s, 5, sent);
        QVERIFY(codes);
        std::ranges::sort(*codes);
        QCOMPARE(*codes, QByteArrayList({"A5", "A6", "A7", "A8", "A9"}));
        QVERIFY(!importcheck::generateCodes(u"A#"_s, 6, sent));
    }

    void fingerprintsAreStoredPrivatelyForEachSet()
    {
        QTemporaryDir folder;
        const importcheck::SentCodes sent(folder.filePath(u"codes"_s));
        QVERIFY(sent.add(u"one"_s, {importcheck::printOf("B"), importcheck::printOf("A")}));
        QVERIFY(sent.add(u"one"_s, {importcheck::printOf("C"), importcheck::printOf("A")}));
        QVERIFY(sent.add(u"../two"_s, {importcheck::printOf("X")}));
        QCOMPARE(sent.of(u"one"_s).size(), 3U);
        QVERIFY(importcheck::contains(sent.of(u"one"_s), "C"));
        QVERIFY(!importcheck::contains(sent.of(u"one"_s), "X"));
        QVERIFY(!importcheck::contains(sent.of(u"one"_s), "c"));
        const auto files = QDir(folder.filePath(u"codes"_s)).entryInfoList(QDir::Files);
        QCOMPARE(files.size(), 2);
        for (const auto &file : files)
            QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    }
};

STOREDESK_TEST(TestCouponCodes)

} // namespace tst_couponcodes

#include "tst_couponcodes.moc"
