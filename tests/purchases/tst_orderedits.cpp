// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderedits.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_orderedits {

using namespace Qt::StringLiterals;
using namespace storedesk;
using importcheck::Action;
using importcheck::CellEdit;
using importcheck::EditHistory;
using importcheck::Repair;
using purchases::OrderLine;

// Changes the cells of a file with orders.
class TestOrderEdits final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static std::vector<OrderLine> lines()
    {
        return {{.number = 2, .cells = {u"1"_s, u"tea "_s}},
                {.number = 4, .cells = {u"2"_s, u"cup"_s}},
                {.number = 5, .cells = {u"3"_s, u"tea"_s}, .fault = u"Too few cells."_s}};
    }
    [[nodiscard]] static QStringList changed(const EditHistory &history)
    {
        auto all = lines();
        purchases::applyEdits(*history.edits(), all);
        QStringList column;
        for (const auto &line : all)
            column.append(line.cells.at(1));
        return column;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // An edited cell is only affected by later changes of its column. Unreliable lines stay.
    void laterChangesTakePrecedence()
    {
        EditHistory history;
        history.add({}, Repair{.action = Action::UpperCase, .column = 1});
        QCOMPARE(changed(history), (QStringList{u"TEA "_s, u"CUP"_s, u"tea"_s}));
        history.add({}, CellEdit{.row = 4, .column = 1, .text = u"pot"_s});
        history.add({}, CellEdit{.row = 5, .column = 1, .text = u"pot"_s});
        QCOMPARE(changed(history), (QStringList{u"TEA "_s, u"pot"_s, u"tea"_s}));
        history.add({}, Repair{.action = Action::SqueezeBlanks, .column = 1});
        history.add({}, Repair{.action = Action::AddSuffix, .column = 1, .text = u"s"_s});
        QCOMPARE(changed(history), (QStringList{u"TEAs"_s, u"pots"_s, u"tea"_s}));
        QVERIFY(history.undo());
        QVERIFY(history.undo());
        QCOMPARE(changed(history), (QStringList{u"TEA "_s, u"pot"_s, u"tea"_s}));
    }

    void theEffectOfAChangeIsKnownBefore()
    {
        const auto preview = purchases::previewOf(
            {.action = Action::Replace, .column = 1, .text = u"tea"_s, .replacement = u"thé"_s},
            lines());
        QCOMPARE(preview.changed, 1);
        QCOMPARE(preview.before, u"tea "_s);
        QCOMPARE(preview.after, u"thé "_s);
    }
};

STOREDESK_TEST(TestOrderEdits)

} // namespace tst_orderedits

#include "tst_orderedits.moc"
