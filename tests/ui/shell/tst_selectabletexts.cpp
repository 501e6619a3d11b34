// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "importundo/importundo.h"
#include "ui/host/pageid.h"
#include "ui/importeffect/counttile.h"
#include "ui/imports/importundosummary.h"
#include "ui/widgets/elidedlabel.h"
#include "workspace/workspace.h"

#include <QClipboard>
#include <QGuiApplication>
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
        for (const auto label : {"balance", "columnsSum", "footText"})
            QTest::newRow(label) << QString(ui::pageid::purchaseImport)
                                 << QString::fromLatin1(label);
        for (const auto label : {"needs", "matchSum"})
            QTest::newRow(label) << QString(ui::pageid::newImport) << QString::fromLatin1(label);
        QTest::newRow("reading") << QString(ui::pageid::newImport) << u"balance"_s;
        QTest::newRow("bulk job") << QString(ui::pageid::bulkJob) << u"columnsSum"_s;
        QTest::newRow("erasure") << QString(ui::pageid::privacyRequests) << u"erasureSum"_s;
        for (const auto label : {"copyAge", "everybodyFound"})
            QTest::newRow(label) << QString(ui::pageid::contacts) << QString::fromLatin1(label);
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

    void figuresOfABulkLookupAreSelectable()
    {
        const auto *opened = m_fixture->open(
            {.page = ui::pageid::bulkLookup, .values = {u"contacts"_s, u"email"_s}});
        QVERIFY(opened);
        areSelectable(*opened, u"manyFoot"_s);
    }

    void theCountOfATileIsSelectable()
    {
        const ui::imports::CountTile tile(
            {.icon = ui::Icon::Plus, .tone = ui::Tone::Ok, .title = u"Created"_s, .count = 1234},
            m_fixture->window().theme(), nullptr);
        areSelectable(tile, u"tileCount"_s);
    }

    // A text that may be elided is copied as a whole with the key, after a click.
    void anElidedTextIsCopiedByKey()
    {
        QWidget window;
        auto *label = new ui::ElidedLabel(u"a long name of a file.csv"_s, &window);
        label->resize(40, 20);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QGuiApplication::clipboard()->clear();
        QTest::mouseClick(label, Qt::LeftButton);
        QVERIFY(label->hasFocus());
        QTest::keySequence(label, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a long name of a file.csv"_s);
        // Tab does not stop at texts.
        QVERIFY(!(label->focusPolicy() & Qt::TabFocus));
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
