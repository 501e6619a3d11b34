// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/warnings.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

// The stored result of the last run of packaging/coverage. Counting again needs a separate build,
// so this test checks the stored values: above the promised minimum, and with all libraries.
class TestCoverage final : public QObject
{
    Q_OBJECT

private:
    static QHash<QString, double> kept()
    {
        QHash<QString, double> percents;
        const auto text = support::textOfSource(u"packaging/coverage.txt"_s);
        for (const auto &line : text.split(u'\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith(u'#'))
                percents[line.section(u' ', 0, 0)] = line.section(u' ', 1).toDouble();
        }
        return percents;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theSumsAreWhatWePromise()
    {
        const auto percents = kept();
        auto bars = QRegularExpression(u"\"([a-z]+)\": ([0-9.]+)"_s)
                        .globalMatch(support::textOfSource(u"packaging/covered"_s));
        int compared = 0;
        for (; bars.hasNext(); ++compared) {
            const auto bar = bars.next();
            QVERIFY2(percents.value(bar.captured(1)) >= bar.captured(2).toDouble(),
                     qPrintable(bar.captured(0)));
        }
        QCOMPARE(compared, 2);
    }

    void everyRoomWasCounted()
    {
        const auto percents = kept();
        for (const auto &floor : {u"models"_s, u"ui"_s}) {
            const auto rooms = QDir(QStringLiteral(SOURCE_ROOT) + u'/' + floor)
                                   .entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            QVERIFY(rooms.size() > 10);
            for (const auto &room : rooms) {
                const QString name = floor + u'/' + room;
                // The libraries of the practice service are one folder deeper.
                const bool isCounted =
                    std::ranges::any_of(percents.keys(), [&](const QString &row) {
                        return row == name || row.startsWith(name + u'/');
                    });
                QVERIFY2(isCounted, qPrintable(name + u": packaging/coverage --keep"_s));
            }
        }
    }
};

STOREDESK_TEST(TestCoverage)
#include "tst_coverage.moc"
