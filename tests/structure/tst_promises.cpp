// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_promises {

using namespace Qt::StringLiterals;

// packaging/promises.md explains the numbers with which tests refer to guarantees.
class TestPromises final : public QObject
{
    Q_OBJECT

private:
    static QStringList found(const QString &pattern, const QString &text)
    {
        QStringList numbers;
        auto matches = QRegularExpression(pattern).globalMatch(text);
        while (matches.hasNext())
            numbers.append(matches.next().captured(1));
        return numbers;
    }

    const QString m_page = support::textOfSource(u"packaging/promises.md"_s);

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyNumberIsExplained()
    {
        const auto explained = found(u"\n\\| ([GF][0-9]+) \\|"_s, m_page);
        QVERIFY(explained.size() > 20);
        int named = 0;
        for (const auto &file : support::sourceFiles({u"tests"_s})) {
            const auto comments = found(u"(//[^\n]*)"_s, support::textOfSource(file)).join(u'\n');
            for (const auto &number : found(u"\\b([GF][1-9][0-9]?)\\b"_s, comments)) {
                QVERIFY2(explained.contains(number), qPrintable(file + u' ' + number));
                ++named;
            }
        }
        QVERIFY(named > 20);
    }

    // Every guarantee is referenced by a test, names its proof and states the limits of the proof.
    void everyPromiseIsNamedByATestThatProvesIt()
    {
        auto matches =
            QRegularExpression(u"\n\\| (G[0-9]+) \\| [^|\n]+ \\| ([^|\n]+) \\| ([^|\n]+) \\|\n"_s)
                .globalMatch(QString(m_page).replace(u'\n', u"\n\n"_s));
        const auto files = support::sourceFiles({u"tests"_s});
        int promises = 0;
        while (matches.hasNext()) {
            const auto row = matches.next();
            const QRegularExpression named(u"\\b%1(?![0-9])"_s.arg(row.captured(1)));
            QCOMPARE(row.captured(1), u"G%1"_s.arg(++promises));
            const bool found = std::ranges::any_of(files, [&](const QString &file) {
                return support::textOfSource(file).contains(named);
            });
            QVERIFY2(found, qPrintable(row.captured(1)));
            QVERIFY2(row.captured(2).contains("tst_"_L1), qPrintable(row.captured(1)));
        }
        QCOMPARE(promises, 48);
    }

    void everyProofIsThere()
    {
        const auto tests = support::sourceFiles({u"tests"_s}).join(u' ');
        const auto proofs = found(u"`(tst_\\w+)"_s, m_page);
        QVERIFY(proofs.size() > 20);
        for (const auto &proof : proofs)
            QVERIFY2(tests.contains(u'/' + proof), qPrintable(proof));
    }
};

STOREDESK_TEST(TestPromises)

} // namespace tst_promises

#include "tst_promises.moc"
