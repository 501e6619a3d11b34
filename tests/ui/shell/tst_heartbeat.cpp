// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/threadtime.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/pages/pagetable.h"

#include <QTest>
#include <QTimer>

#include <algorithm>

namespace tst_heartbeat {

using namespace Qt::StringLiterals;
using namespace storedesk;

// G42: a timer fires every 5 ms in the window's event loop while every page is opened. Measures the
// CPU time of this thread between two ticks, so that the load of the machine does not matter.
// packaging/bench freeze measures real time with a large file.
class TestHeartbeat final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static double at(std::vector<double> &sorted, double part)
    {
        std::ranges::sort(sorted);
        const auto place = static_cast<std::size_t>(part * static_cast<double>(sorted.size()));
        return sorted.at(std::min(place, sorted.size() - 1));
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void G42_noPageStopsTheWindow()
    {
        support::WindowFixture fixture({.contacts = 500, .requestsPerMinute = 0});
        QVERIFY(fixture.connectTo());
        std::vector<double> late;
        QTimer heart;
        auto last = support::threadTime();
        connect(&heart, &QTimer::timeout, this, [&late, &last] {
            const auto now = support::threadTime();
            late.push_back(std::max(0.0, static_cast<double>((now - last).count())));
            last = now;
        });
        heart.start(5);
        int pages = 0;
        for (const auto &row : ui::pages::allPages()) {
            if (row.group == ui::NavigationGroup::None)
                continue;
            QVERIFY2(fixture.open({.page = QString(row.word)}), row.word.data());
            // Allow time for work that a page does when it is shown.
            const auto beats = late.size();
            QTRY_VERIFY(late.size() >= beats + 20);
            ++pages;
        }
        QVERIFY(pages > 10);
        const auto p95 = at(late, 0.95);
        const auto p999 = at(late, 0.999);
        qInfo("%d pages, %d beats: 95 %% within %.0f ms, 99.9 %% within %.0f ms", pages,
              static_cast<int>(late.size()), p95, p999);
#ifdef STOREDESK_SANITIZED
        // Sanitizer builds are about ten times as slow.
        constexpr double factor = 10;
#else
        constexpr double factor = 1;
#endif
        QVERIFY2(p95 <= 16 * factor, qPrintable(QString::number(p95)));
        QVERIFY2(p999 <= 100 * factor, qPrintable(QString::number(p999)));
    }
};

STOREDESK_TEST(TestHeartbeat)

} // namespace tst_heartbeat

#include "tst_heartbeat.moc"
