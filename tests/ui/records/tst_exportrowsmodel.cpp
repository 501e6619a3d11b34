// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/offline/exportrowsmodel.h"

#include <QAbstractItemModelTester>

namespace tst_exportrowsmodel {

using namespace Qt::StringLiterals;
using namespace storedesk;

namespace {

// Reads numbers instead of exports.
class NumberRows final : public ui::records::ExportRowsModel<int>
{
public:
    explicit NumberRows(const base::Clock &clock)
        : ExportRowsModel(clock, nullptr)
    {
        setExport([this](const activities::ActivityInput &,
                         base::Progress &) { return base::Result<std::vector<int>>(numbers); },
                  {{.title = [] { return u"Number"_s; },
                    .text = [](const int &number) { return QString::number(number); },
                    .less = [](const int &left, const int &right) { return left < right; },
                    .isSearched = true}});
    }

    [[nodiscard]] std::optional<ui::PageAddress> placeAt(const QModelIndex &) const override
    {
        return std::nullopt;
    }
    [[nodiscard]] const catalogue::LookupKey &lookupKey() const override
    {
        return *catalogue::usualKeyOf(catalogue::Resource::Product);
    }
    [[nodiscard]] QString keyAt(int) const override { return {}; }
    [[nodiscard]] std::vector<int> shown() const
    {
        std::vector<int> all;
        for (const auto *number : rows())
            all.push_back(*number);
        return all;
    }

    // Not changed while they are being read.
    std::vector<int> numbers;
};

} // namespace

// Tests searching and sorting while the rows are being read and arranged.
class TestExportRowsModel final : public QObject
{
    Q_OBJECT

private:
    // Reads the numbers, and acts as soon as they are being arranged.
    static void load(NumberRows &rows, const std::vector<int> &numbers,
                     const std::function<void()> &act = {})
    {
        rows.numbers = numbers;
        bool acted = !act;
        rows.changed = [&] {
            if (!rows.isLoading() && !rows.isSettled() && !std::exchange(acted, true))
                act();
        };
        rows.load({});
        QTRY_VERIFY(rows.isSettled());
        QVERIFY(acted);
        rows.changed = [] {
        };
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aSearchDuringTheFirstArrangementIsApplied()
    {
        const base::SystemClock clock;
        NumberRows rows(clock);
        const QAbstractItemModelTester tester(&rows.model());
        load(rows, {17, 23, 71}, [&rows] { rows.search(u"7"_s); });
        QCOMPARE(rows.shown(), (std::vector{17, 71}));
    }

    void sortingDuringAReloadShowsTheNewRows()
    {
        const base::SystemClock clock;
        NumberRows rows(clock);
        const QAbstractItemModelTester tester(&rows.model());
        load(rows, {3, 1, 2});
        QCOMPARE(rows.shown(), (std::vector{3, 1, 2}));
        load(rows, {6, 4, 5}, [&rows] { rows.sort(0, Qt::AscendingOrder); });
        QCOMPARE(rows.shown(), (std::vector{4, 5, 6}));
        QCOMPARE(rows.total(), 3);
    }
};

STOREDESK_TEST(TestExportRowsModel)

} // namespace tst_exportrowsmodel

#include "tst_exportrowsmodel.moc"
