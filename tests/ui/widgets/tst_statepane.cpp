// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/statepane.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

#include <optional>

namespace tst_statepane {

using namespace Qt::StringLiterals;
using namespace storedesk::ui;

static PaneContent failed()
{
    return {
        .icon = Icon::Offline,
        .tone = Tone::Err,
        .headline = u"Couldn't load the exports"_s,
        .sentence = u"The service gave no answer for 30 s."_s,
        .main = {.text = u"Try again"_s, .icon = Icon::Refresh, .key = QKeySequence(Qt::Key_F5)},
        .other = {.text = u"Details"_s, .icon = {}, .key = {}}};
}

class TestStatePane final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_theme.emplace(*qApp);
        m_theme->setMode(Theme::Mode::Light);
        m_model = std::make_unique<QStandardItemModel>();
        m_model->setHorizontalHeaderLabels({u"Export"_s, u"Status"_s});
        m_view = std::make_unique<TableView>(*m_theme);
        m_view->setModel(m_model.get());
        m_view->resize(600, 400);
        m_pane = new StatePane(m_view.get(), *m_theme);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }

    void cleanup()
    {
        m_view.reset();
        m_theme.reset();
    }

    void itLiesOverTheRowsAndLeavesTheHeader()
    {
        QVERIFY(!m_pane->isVisible());
        m_pane->showContent(failed());
        QVERIFY(m_pane->isVisible());
        QCOMPARE(m_pane->geometry(), m_view->viewport()->geometry());
        QVERIFY(m_pane->y() >= m_view->horizontalHeader()->height());
        m_view->resize(700, 500);
        QTRY_COMPARE(m_pane->geometry(), m_view->viewport()->geometry());
        m_pane->clear();
        QVERIFY(!m_pane->isVisible());
    }

    // The space below the integrations has room for four rows.
    void inALowTableNothingIsSquashed()
    {
        auto *sign = m_pane->findChild<IconLabel *>();
        m_pane->showContent(failed());
        QVERIFY(sign->isVisible());
        m_view->resize(600, m_view->horizontalHeader()->height() + 140);
        QTRY_VERIFY(!sign->isVisible());
        const auto fits = [this] {
            // The bottom edge of the widget above.
            int above = 0;
            for (const auto *label : m_pane->findChildren<QLabel *>()) {
                const int top = label->mapTo(m_pane, QPoint()).y();
                if (!label->isVisible() || label->text().isEmpty())
                    continue;
                if (top < above || label->height() < label->heightForWidth(label->width()))
                    return false;
                above = top + label->height();
            }
            const int button = m_pane->mainButton()->mapTo(m_pane, QPoint()).y();
            return button >= above
                && button + m_pane->mainButton()->sizeHint().height() <= m_pane->height();
        };
        QTRY_VERIFY(fits());
        m_view->resize(600, 400);
        QTRY_VERIFY(sign->isVisible());
        QTRY_VERIFY(fits());
    }

    void itShowsItsTextAsPlainText()
    {
        auto content = failed();
        content.headline = u"No export matches “<b>octubre</b>”"_s;
        m_pane->showContent(content);
        QCOMPARE(m_pane->headline(), content.headline);
        QCOMPARE(m_pane->accessibleName(), content.headline);
        QCOMPARE(m_pane->accessibleDescription(), content.sentence);
        for (const auto *label : m_pane->findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }

    void itsButtonsWorkByKeyboard()
    {
        m_pane->showContent(failed());
        QSignalSpy main(m_pane, &StatePane::mainTriggered);
        QSignalSpy other(m_pane, &StatePane::otherTriggered);
        m_pane->mainButton()->setFocus();
        QTest::keyClick(m_pane->mainButton(), Qt::Key_Space);
        QCOMPARE(main.size(), 1);
        QTest::keyClick(m_pane->mainButton(), Qt::Key_Tab);
        QVERIFY(m_pane->otherButton()->hasFocus());
        QTest::keyClick(m_pane->otherButton(), Qt::Key_Space);
        QCOMPARE(other.size(), 1);
    }

    void anActionWithoutATextHasNoButton()
    {
        auto content = failed();
        content.other = {};
        m_pane->showContent(content);
        QVERIFY(m_pane->mainButton()->isVisible());
        QVERIFY(!m_pane->otherButton()->isVisible());
    }

    void theFocusIsNotLostWithTheButton()
    {
        m_pane->showContent(failed());
        m_pane->mainButton()->setFocus();
        m_pane->clear();
        QVERIFY(m_view->hasFocus());
    }

    void loadingWaitsHalfASecond()
    {
        m_pane->showLoading();
        QVERIFY(m_pane->isLoading());
        QVERIFY(!m_pane->isVisible());
        QTRY_VERIFY(m_pane->isVisible());
        QVERIFY(!m_pane->mainButton()->isVisible());
    }

    void aQuickAnswerShowsNoBars()
    {
        m_pane->showLoading();
        m_pane->clear();
        m_pane->showContent(failed());
        QVERIFY(!m_pane->isLoading());
        QVERIFY(m_pane->isVisible());
        QVERIFY(m_pane->mainButton()->isVisible());
    }

    void rowsThatCameStayVisibleWhileMoreAreLoaded()
    {
        m_pane->showLoading();
        QTRY_VERIFY(m_pane->isVisible());
        m_model->appendRow({new QStandardItem(u"Contacts"_s), new QStandardItem(u"Completed"_s)});
        QTRY_COMPARE(m_pane->y(), m_view->viewport()->y() + m_view->rowHeight(0));
        const auto picture = m_pane->grab().toImage();
        // A placeholder bar is shown in place of the name.
        QCOMPARE(picture.pixelColor(20, 18), m_theme->tokens().line);
        for (int row = 0; row < 40; ++row)
            m_model->appendRow(
                {new QStandardItem(u"Contacts"_s), new QStandardItem(u"Completed"_s)});
        QTRY_COMPARE(m_pane->height(), 0);
    }

private:
    std::optional<Theme> m_theme;
    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<TableView> m_view;
    StatePane *m_pane = nullptr;
};

STOREDESK_TEST(TestStatePane)

} // namespace tst_statepane

#include "tst_statepane.moc"
