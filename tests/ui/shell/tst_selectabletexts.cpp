// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "importundo/importundo.h"
#include "ui/host/pageid.h"
#include "ui/imports/importundosummary.h"
#include "workspace/workspace.h"

#include <QLabel>

namespace tst_selectabletexts {

using namespace Qt::StringLiterals;
using namespace storedesk;

// U26: texts that marketers quote, such as sums and durations, can be selected and copied.
class TestSelectableTexts final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::WindowFixture> m_fixture;

    static void areSelectable(const QWidget &widget, const QString &name)
    {
        const auto labels = widget.findChildren<QLabel *>(name);
        QVERIFY2(!labels.isEmpty(), qPrintable(name));
        for (const auto *label : labels) {
            QVERIFY2(label->textInteractionFlags().testFlags(Qt::TextSelectableByMouse
                                                             | Qt::TextSelectableByKeyboard),
                     qPrintable(name));
            // Names of records may contain markup.
            QCOMPARE(label->textFormat(), Qt::PlainText);
        }
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void figuresOfAPageAreSelectable_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("label");
        for (const auto label : {"orderSum", "lookupSum", "sendSum", "sendTime"})
            QTest::newRow(label) << QString(ui::pageid::purchaseImport)
                                 << QString::fromLatin1(label);
        QTest::newRow("export") << QString(ui::pageid::newExport) << u"runPhase"_s;
        QTest::newRow("import") << QString(ui::pageid::newImport) << u"runPhase"_s;
        QTest::newRow("overview") << QString(ui::pageid::overview) << u"message"_s;
    }
    void figuresOfAPageAreSelectable()
    {
        QFETCH(const QString, page);
        QFETCH(const QString, label);
        const auto *opened = m_fixture->open({.page = page});
        QVERIFY(opened);
        areSelectable(*opened, label);
    }

    void figuresOfAnUndoAreSelectable()
    {
        auto &window = m_fixture->window();
        const imports::ImportUndo undo(window.account(), window.workspace().jobManager(), {});
        const ui::imports::ImportUndoSummary summary(undo, window);
        for (const auto &name : {u"undoBalance"_s, u"undoSends"_s, u"undoRemarks"_s})
            areSelectable(summary, name);
    }
};

STOREDESK_TEST(TestSelectableTexts)

} // namespace tst_selectabletexts

#include "tst_selectabletexts.moc"
