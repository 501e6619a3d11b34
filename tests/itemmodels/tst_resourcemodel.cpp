// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/resourcemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_resourcemodel {

using namespace Qt::StringLiterals;
using namespace storedesk;
using itemmodels::ResourceModel;

static QJsonObject exportRecord(const QString &id, const QString &status = u"finished"_s)
{
    return {
        {u"id"_s, id}, {u"exportType"_s, u"contacts"_s}, {u"status"_s, status}, {u"total"_s, 12}};
}

class TestResourceModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_model.emplace(catalogue::Resource::Export, m_clock);
        m_tester.emplace(&*m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setRecords({exportRecord(u"a"_s), exportRecord(u"b"_s), exportRecord(u"c"_s)});
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    // Data about a record from another list is shown in a regular column and may arrive later.
    void otherListsFillAColumn()
    {
        ResourceModel model(catalogue::Resource::Workflow, m_clock);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QString said = u"–"_s;
        model.setLinked({{.field = {.key = "$linked"_L1, .title = "Coupon sets"},
                          .words = [&said](const QJsonObject &record) {
                              return said + record[u"id"_s].toString();
                          }}});
        const int column = model.columnOf(u"$linked");
        QVERIFY(model.isLinked(column) && !model.isLinked(model.nameColumn()));
        QVERIFY(column < model.firstSeenColumn());
        model.setRecords({{{u"id"_s, u"a"_s}, {u"name"_s, u"One"_s}},
                          {{u"id"_s, u"b"_s}, {u"name"_s, u"Two"_s}}});
        QCOMPARE(model.textAt(1, column), u"–b"_s);
        QCOMPARE(model.textAt(1, model.nameColumn()), u"Two"_s);
        QSignalSpy changed(&model, &ResourceModel::dataChanged);
        said = u"Set of "_s;
        model.linkedChanged();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.index(0, column).data().toString(), u"Set of a"_s);
    }

    void membersAreNamedAsAPersonReadsThem_data()
    {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("label");
        QTest::newRow("camel") << u"lastRunAt"_s << u"Last run at"_s;
        QTest::newRow("snake") << u"total_contacts"_s << u"Total contacts"_s;
        QTest::newRow("kebab") << u"run-count"_s << u"Run count"_s;
        QTest::newRow("acronym") << u"storeURL"_s << u"Store URL"_s;
        QTest::newRow("acronym first") << u"URLOfStore"_s << u"URL of store"_s;
        QTest::newRow("inside") << u"audience.maxSize"_s << u"Audience: max size"_s;
        QTest::newRow("id") << u"id"_s << u"ID"_s;
        QTest::newRow("underscore first") << u"_email"_s << u"Email"_s;
        QTest::newRow("nothing but signs") << u"__"_s << u"__"_s;
    }

    void membersAreNamedAsAPersonReadsThem()
    {
        QFETCH(const QString, member);
        QTEST(itemmodels::memberLabel(member), "label");
    }

    void unknownFieldsAreColumns()
    {
        const int known = m_model->columnCount();
        QCOMPARE(m_model->firstSeenColumn(), known);
        auto record = exportRecord(u"d"_s);
        record.insert(u"owner"_s, u"Ann"_s);
        record.insert(u"nothing"_s, QJsonValue::Null);
        record.insert(u"audience"_s, QJsonObject{{u"size"_s, 12}, {u"deep"_s, QJsonObject{}}});
        record.insert(u"lastRun"_s, u"2026-09-21T10:00:00.000Z"_s);
        m_model->upsert({record});
        QStringList keys;
        for (int column = known; column < m_model->columnCount(); ++column)
            keys.append(QString(m_model->fieldAt(column).key));
        QCOMPARE(keys, (QStringList{u"audience.size"_s, u"lastRun"_s, u"owner"_s}));
        QCOMPARE(m_model->textAt(3, known), u"12"_s);
        QCOMPARE(m_model->fieldAt(known + 1).type, catalogue::Type::Moment);
        QCOMPARE(m_model->textAt(3, known + 2), u"Ann"_s);
        QCOMPARE(m_model->headerData(known + 2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 u"Owner"_s);
        QVERIFY(m_model->hasValues(known));
        // The record has no new members, so no column is added.
        m_model->upsert({record});
        QCOMPARE(m_model->columnCount(), known + 3);
        m_model->clear();
        QVERIFY(!m_model->hasValues(known));
    }

    void aRecordWithoutAKeyIsARowOfItsOwn()
    {
        ResourceModel model(catalogue::Resource::Workflow, m_clock);
        model.setRecords({{{u"title"_s, u"Welcome"_s}}, {{u"title"_s, u"Birthday"_s}}});
        QCOMPARE(model.rowCount(), 2);
        // The name column shows the name instead of a dash.
        QCOMPARE(model.textAt(1, model.nameColumn()), u"Birthday"_s);
    }

    void everyResourceHasColumnsAndTitles_data()
    {
        QTest::addColumn<catalogue::Resource>("resource");
        for (const auto &row : catalogue::resources())
            QTest::newRow(row.name.data()) << row.resource;
    }

    void everyResourceHasColumnsAndTitles()
    {
        QFETCH(const catalogue::Resource, resource);
        const ResourceModel model(resource, m_clock);
        QVERIFY(model.columnCount() > 0);
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(
                !model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    }

    void aRefreshUpdatesOnlyChangedRows()
    {
        QSignalSpy changed(&*m_model, &ResourceModel::dataChanged);
        QSignalSpy inserted(&*m_model, &ResourceModel::rowsInserted);
        QSignalSpy removed(&*m_model, &ResourceModel::rowsRemoved);
        const QPersistentModelIndex kept(m_model->indexOf(u"c"_s));

        m_model->setRecords(
            {exportRecord(u"d"_s), exportRecord(u"b"_s, u"error"_s), exportRecord(u"c"_s)});

        QCOMPARE(removed.size(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(kept.data(ResourceModel::KeyRole).toString(), u"c"_s);
        QCOMPARE(m_model->rowCount(), 3);
    }

    void aRecordThatComesTwiceIsOneRow()
    {
        m_model->upsert({exportRecord(u"x"_s), exportRecord(u"x"_s)});
        QCOMPARE(m_model->rowCount(), 4);
    }

    void aRowIsFoundByItsKeyAfterOthersWent()
    {
        m_model->remove(u"a"_s);
        QCOMPARE(m_model->indexOf(u"b"_s).row(), 0);
        QCOMPARE(m_model->indexOf(u"c"_s).row(), 1);
        QVERIFY(!m_model->indexOf(u"a"_s).isValid());
    }

    void statesAreShownInWordsAndStoredUnchanged()
    {
        const auto state = m_model->indexOf(u"a"_s).siblingAtColumn(m_model->columnOf(u"status"));
        QCOMPARE(state.data().toString(), u"Completed"_s);
        QCOMPARE(state.data(ResourceModel::ValueRole).toString(), u"finished"_s);
    }

    void numbersSortAsNumbers()
    {
        const auto total = m_model->indexOf(u"a"_s).siblingAtColumn(m_model->columnOf(u"total"));
        QCOMPARE(total.data(ResourceModel::SortRole).toDouble(), 12.0);
        QVERIFY(total.data(Qt::TextAlignmentRole).value<Qt::Alignment>() & Qt::AlignRight);
    }

private:
    support::ManualClock m_clock;
    std::optional<ResourceModel> m_model;
    std::optional<QAbstractItemModelTester> m_tester;
};

STOREDESK_TEST(TestResourceModel)

} // namespace tst_resourcemodel

#include "tst_resourcemodel.moc"
