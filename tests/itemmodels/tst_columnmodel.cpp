// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/columnmodel.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include <optional>

namespace tst_columnmodel {

using namespace Qt::StringLiterals;
using namespace storedesk;

struct Fruit
{
    int id = 0;
    QString name = {};
    int count = 0;
};

class FruitModel final : public itemmodels::ColumnModel<Fruit>
{
public:
    enum Column { Name, Count, ColumnCount };
    enum Role { IdRole = Qt::UserRole, RareRole };

    FruitModel()
    {
        setColumns({{.column = Name, .title = [this] { return title; }, .text = &Fruit::name},
                    {.column = Count,
                     .title = [] { return u"Count"_s; },
                     .alignment = Qt::AlignRight | Qt::AlignVCenter,
                     .text = [](const Fruit &fruit) { return u"%1 kg"_s.arg(fruit.count); },
                     .sortValue = &Fruit::count,
                     .roles = {{Qt::ToolTipRole,
                                [](const Fruit &) {
                                    return u"weight"_s;
                                }},
                               {RareRole,
                                [](const Fruit &fruit) {
                                    return fruit.count < 5;
                                }}}}},
                   {{Qt::ToolTipRole,
                     [](const Fruit &fruit, const Definition &column) {
                         return column.text(fruit) + u'!';
                     }},
                    {IdRole, [](const Fruit &fruit, const Definition &) {
                         return fruit.id;
                     }}});
    }

    using ColumnModel::appendRow;
    using ColumnModel::removeRowsAt;
    using ColumnModel::replaceRow;
    using ColumnModel::setRows;
    void update(const std::vector<Fruit> &rows) { updateRows(rows, &Fruit::id); }

    QString title = u"Name"_s;
};

class TestColumnModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_model.emplace();
        m_tester.emplace(&*m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setRows({{1, u"apple"_s, 9}, {2, u"pear"_s, 10}, {3, u"fig"_s, 2}});
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void aCellIsReadThroughItsColumn()
    {
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(m_model->columnCount(), FruitModel::ColumnCount);
        QCOMPARE(m_model->rowCount(m_model->index(0, 0)), 0);
        QCOMPARE(m_model->columnCount(m_model->index(0, 0)), 0);
        QCOMPARE(cell(1, FruitModel::Name), u"pear"_s);
        QCOMPARE(cell(1, FruitModel::Count), u"10 kg"_s);
        QVERIFY(!cell(1, FruitModel::Count, Qt::DecorationRole).isValid());
    }

    void aRoleOfAColumnComesBeforeThatOfAllColumns()
    {
        QCOMPARE(cell(0, FruitModel::Name, Qt::ToolTipRole), u"apple!"_s);
        QCOMPARE(cell(0, FruitModel::Count, Qt::ToolTipRole), u"weight"_s);
        QCOMPARE(cell(2, FruitModel::Name, FruitModel::IdRole), 3);
        QCOMPARE(cell(2, FruitModel::Count, FruitModel::RareRole), true);
        QVERIFY(!cell(2, FruitModel::Name, FruitModel::RareRole).isValid());
    }

    void cellsAndTitlesAreAlignedAlike()
    {
        const QVariant right = QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        QCOMPARE(cell(0, FruitModel::Count, Qt::TextAlignmentRole), right);
        QCOMPARE(m_model->headerData(FruitModel::Count, Qt::Horizontal, Qt::TextAlignmentRole),
                 right);
        QVERIFY(!m_model->headerData(0, Qt::Vertical).isValid());
        QVERIFY(!m_model->headerData(FruitModel::ColumnCount, Qt::Horizontal).isValid());
    }

    void aProxySortsByTheSortValueOrElseTheText()
    {
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(&*m_model);
        sorted.setSortRole(FruitModel::SortRole);
        sorted.sort(FruitModel::Count);
        QCOMPARE(textsOf(sorted), (QStringList{u"fig"_s, u"apple"_s, u"pear"_s}));
        sorted.sort(FruitModel::Name);
        QCOMPARE(textsOf(sorted), (QStringList{u"apple"_s, u"fig"_s, u"pear"_s}));
    }

    void titlesAreAskedForAgainAfterALanguageChange()
    {
        QSignalSpy headers(&*m_model, &FruitModel::headerDataChanged);
        QSignalSpy cells(&*m_model, &FruitModel::dataChanged);
        m_model->title = u"Nombre"_s;
        m_model->retranslate();
        QCOMPARE(headers.count(), 1);
        QCOMPARE(cells.count(), 1);
        QCOMPARE(m_model->headerData(FruitModel::Name, Qt::Horizontal), u"Nombre"_s);
    }

    void rowsThatStayKeepTheirIndexes()
    {
        QSignalSpy resets(&*m_model, &FruitModel::modelReset);
        const QPersistentModelIndex pear = m_model->index(1, FruitModel::Name);
        const QPersistentModelIndex fig = m_model->index(2, FruitModel::Name);
        m_model->update({{4, u"kiwi"_s, 1},
                         {2, u"big pear"_s, 11},
                         {5, u"plum"_s, 1},
                         {6, u"lime"_s, 1},
                         {3, u"fig"_s, 2}});
        QCOMPARE(textsOf(*m_model),
                 (QStringList{u"kiwi"_s, u"big pear"_s, u"plum"_s, u"lime"_s, u"fig"_s}));
        QCOMPARE(pear.row(), 1);
        QCOMPARE(pear.data(), u"big pear"_s);
        QCOMPARE(fig.row(), 4);
        QCOMPARE(resets.count(), 0);
        m_model->update({});
        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(!pear.isValid());
        QCOMPARE(resets.count(), 0);
    }

    void anotherOrderResetsTheModel()
    {
        QSignalSpy resets(&*m_model, &FruitModel::modelReset);
        m_model->update({{3, u"fig"_s, 2}, {1, u"apple"_s, 9}});
        QCOMPARE(textsOf(*m_model), (QStringList{u"fig"_s, u"apple"_s}));
        QCOMPARE(resets.count(), 1);
    }

    void singleRowsAreAddedRemovedAndReplaced()
    {
        QSignalSpy changes(&*m_model, &FruitModel::dataChanged);
        m_model->appendRow({7, u"date"_s, 3});
        m_model->removeRowsAt(0, 2);
        m_model->replaceRow(0, {3, u"ripe fig"_s, 2});
        QCOMPARE(textsOf(*m_model), (QStringList{u"ripe fig"_s, u"date"_s}));
        QCOMPARE(changes.count(), 1);
    }

private:
    [[nodiscard]] QVariant cell(int row, int column, int role = Qt::DisplayRole) const
    {
        return m_model->index(row, column).data(role);
    }
    static QStringList textsOf(const QAbstractItemModel &model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.index(row, FruitModel::Name).data().toString());
        return texts;
    }

    std::optional<FruitModel> m_model;
    std::optional<QAbstractItemModelTester> m_tester;
};

STOREDESK_TEST(TestColumnModel)

} // namespace tst_columnmodel

#include "tst_columnmodel.moc"
