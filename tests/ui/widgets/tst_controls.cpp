// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/tables/searchfield.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/busyline.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/modaldimmer.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <optional>

namespace tst_controls {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using namespace storedesk::ui;

static QString nameOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
}

class TestControls final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_theme.emplace(*qApp);
        m_theme->setMode(Theme::Mode::Light);
    }

    void cleanup() { m_theme.reset(); }

    void aButtonMakesRoomForItsKey()
    {
        Button button(u"Refresh"_s, *m_theme);
        button.ensurePolished();
        const auto plain = button.sizeHint();
        button.setKeyHint(QKeySequence(Qt::Key_F5));
        QVERIFY(button.sizeHint().width() > plain.width() + 15);
        QCOMPARE(button.sizeHint().height(), plain.height());
        // Enter triggers the dialog's default button, not the focused one.
        QVERIFY(!button.autoDefault());
    }

    void aButtonIsPaintedInItsKind_data()
    {
        QTest::addColumn<Role>("kind");
        QTest::addColumn<QColor>("surface");
        const auto &tokens = tokensOf(Look::Light);
        QTest::newRow("plain") << Role::Plain << tokens.panel;
        QTest::newRow("primary") << Role::Primary << tokens.accent;
        QTest::newRow("danger") << Role::Danger << tokens.err;
    }

    void aButtonIsPaintedInItsKind()
    {
        QFETCH(const Role, kind);
        QFETCH(const QColor, surface);
        Button button(Icon::Bin, u"Delete 312 contacts"_s, *m_theme);
        button.setKind(kind);
        button.resize(button.sizeHint());
        button.show();
        const auto picture = button.grab().toImage();
        QCOMPARE(picture.pixelColor(5, picture.height() / 2), surface);
        button.setEnabled(false);
        QCOMPARE(button.grab().toImage().pixelColor(5, picture.height() / 2), m_theme->tokens().bg);
    }

    void aSmallButtonIsLower()
    {
        Button button(u"Open"_s, *m_theme);
        button.ensurePolished();
        QCOMPARE(button.sizeHint().height(), 32);
        setSmall(&button);
        QCOMPARE(button.sizeHint().height(), 26);
    }

    void anIconButtonIsSquareAndHasAName()
    {
        const std::unique_ptr<QToolButton> button(
            iconButton(Icon::Refresh, u"Refresh"_s, *m_theme));
        button->show();
        button->adjustSize();
        QCOMPARE(button->size(), QSize(32, 32));
        QCOMPARE(nameOf(button.get()), u"Refresh"_s);
        QCOMPARE(button->focusPolicy(), Qt::StrongFocus);
    }

    void enterPressesEveryButtonAndOpensItsMenu()
    {
        QWidget window;
        auto *icon = iconButton(Icon::More, u"Actions"_s, *m_theme, &window);
        auto *words = new Button(u"Choose…"_s, *m_theme, &window);
        auto *withMenu = iconButton(Icon::More, u"Actions"_s, *m_theme, &window);
        auto *menu = new QMenu(&window);
        menu->addAction(u"One"_s);
        withMenu->setMenu(menu);
        withMenu->setPopupMode(QToolButton::InstantPopup);
        window.show();
        for (auto *button : std::initializer_list<QAbstractButton *>{icon, words}) {
            QSignalSpy pressed(button, &QAbstractButton::clicked);
            QTest::keyClick(button, Qt::Key_Return);
            QTest::keyClick(button, Qt::Key_Enter);
            QCOMPARE(pressed.size(), 2);
        }
        bool shown = false;
        connect(menu, &QMenu::aboutToShow, menu, [menu, &shown] {
            shown = true;
            QTimer::singleShot(0, menu, &QMenu::close);
        });
        QTest::keyClick(withMenu, Qt::Key_Return);
        QTRY_VERIFY(shown);
    }

    void escapeClearsTheSearchFirst()
    {
        QWidget window;
        SearchField field(u"Filter by name"_s, *m_theme, &window);
        QShortcut outer(QKeySequence(Qt::Key_Escape), &window);
        QSignalSpy left(&outer, &QShortcut::activated);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field.setFocus();
        QTest::keyClicks(&field, u"octubre"_s);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), QString());
        QCOMPARE(left.size(), 0);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    void aSearchFieldSaysWhatItIsAndClearsByMouse()
    {
        SearchField field(u"Filter by name"_s, *m_theme);
        field.setKeyHint(QKeySequence(u"Ctrl+F"_s));
        field.setMinimumWidth(300);
        QCOMPARE(field.sizeHint().width(), 300);
        QCOMPARE(nameOf(&field), u"Filter by name"_s);
        const auto actions = field.actions();
        const auto clear = std::ranges::find(actions, u"Clear"_s, &QAction::text);
        QVERIFY(clear != actions.end());
        QVERIFY(!(*clear)->isVisible());
        field.setText(u"x"_s);
        QVERIFY((*clear)->isVisible());
        (*clear)->trigger();
        QVERIFY(field.text().isEmpty());
    }

    void aCardOpensByKeyAndByItsHeading()
    {
        Card card(Icon::CouponSets, u"Coupons left"_s, *m_theme);
        card.setNote(u"12"_s);
        card.setLink(u"All 12 sets"_s);
        card.body()->addWidget(new QLabel(u"Welcome"_s));
        card.body()->addStretch();
        card.resize(300, 200);
        card.show();
        QSignalSpy opened(&card, &Card::opened);
        QTest::keyClick(&card, Qt::Key_Return);
        QTest::mouseClick(&card, Qt::LeftButton, {}, QPoint(60, 24));
        QCOMPARE(opened.size(), 2);
        QTest::mouseClick(&card, Qt::LeftButton, {}, QPoint(60, 150));
        QCOMPARE(opened.size(), 2);
        QTest::mouseClick(card.findChild<Button *>(), Qt::LeftButton);
        QCOMPARE(opened.size(), 3);
        QCOMPARE(nameOf(&card), u"Coupons left"_s);
        QVERIFY(card.property("ring").isValid());
    }

    void noticesArePlainText()
    {
        Notice notice(*m_theme);
        notice.tell(Tone::Err, u"<b>It does not add up</b>"_s, u"14 rows are unaccounted for."_s);
        notice.resize(400, notice.sizeHint().height());
        notice.show();
        for (const auto *label : notice.findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QCOMPARE(nameOf(&notice), u"<b>It does not add up</b>"_s);
        const auto picture = notice.grab().toImage();
        QCOMPARE(picture.pixelColor(200, 3), softOf(m_theme->tokens(), Tone::Err));
        auto *button = notice.addButton(u"Save report…"_s);
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
    }

    void aStoreBandShowsNameAndKindNeverTheColourAlone()
    {
        StoreBand band({.name = u"Casa Oliva"_s,
                        .kind = u"Live store"_s,
                        .colour = StoreColour::Raspberry,
                        .note = u"https://api.example"_s},
                       *m_theme);
        band.resize(600, band.sizeHint().height());
        band.show();
        QCOMPARE(nameOf(&band), u"Casa Oliva, live store"_s);
        const auto picture = band.grab().toImage();
        QCOMPARE(picture.pixelColor(2, 10), colourOf(StoreColour::Raspberry, Look::Light));
        QCOMPARE(picture.pixelColor(12, 10), bandOf(StoreColour::Raspberry, m_theme->tokens()));
    }

    void aBarNeverShowsSomethingAsNothing()
    {
        ProgressLine bar(*m_theme);
        bar.resize(100, 6);
        bar.show();
        const auto filled = [&bar, this](int x) {
            return bar.grab().toImage().pixelColor(x, 3)
                == colourOf(m_theme->tokens(), Tone::Accent);
        };
        bar.setAmount(0, 5000);
        QVERIFY(!filled(1));
        bar.setAmount(1, 5'000'000'000);
        QVERIFY(filled(1));
        QVERIFY(!filled(5));
        bar.setAmount(3'000'000'000, 6'000'000'000);
        QVERIFY(filled(48));
        QVERIFY(!filled(52));
        bar.setAmount(7, 6);
        QVERIFY(filled(97));
        bar.setAmount(3, 0);
        QVERIFY(!filled(1));
        QCOMPARE(bar.sizeHint().height(), 6);
    }

    void workOverHalfASecondShowsABar()
    {
        support::ManualClock clock;
        base::BackgroundTask work(clock);
        BusyLine line(work, clock, *m_theme);
        const auto *bar = line.findChild<ProgressLine *>();
        const auto start = [&work](int &done) {
            work.start([](base::Progress &) { return 1; }, [&done](int value) { done = value; });
        };
        int done = 0;
        start(done);
        QVERIFY(!line.isVisible());
        clock.advance(499ms);
        QVERIFY(!line.isVisible());
        clock.advance(1ms);
        QVERIFY(line.isVisible());
        QCOMPARE(bar->maximum(), bar->minimum());
        QTRY_COMPARE(done, 1);
        QVERIFY(!line.isVisible());
        // Work that ends in time shows no bar.
        done = 0;
        start(done);
        QTRY_COMPARE(done, 1);
        clock.advance(1s);
        QVERIFY(!line.isVisible());
    }

    void elidedLabelsShowTheirTextInAToolTip()
    {
        ElidedLabel label(u"activities-<b>2026</b>.csv"_s);
        label.setElideMode(Qt::ElideMiddle);
        label.resize(400, 20);
        label.show();
        QVERIFY(label.toolTip().isEmpty());
        label.resize(60, 20);
        QCOMPARE(label.toolTip(), u"activities-<b>2026</b>.csv"_s);
        QCOMPARE(nameOf(&label), u"activities-<b>2026</b>.csv"_s);
        QVERIFY(label.minimumSizeHint().width() < 60);
    }

    void aFootLineHasAButtonOnlyWhenThereIsSomethingToDo()
    {
        FootLine line(*m_theme);
        line.setSign(Icon::Ring, Tone::Accent);
        line.setText(u"Reading exports… 2 so far"_s, u"waiting for the limit, 4 s"_s);
        line.show();
        QVERIFY(!line.button()->isVisible());
        line.offer(u"Stop"_s, QKeySequence(Qt::Key_Escape));
        QVERIFY(line.button()->isVisible());
        line.offer({});
        QVERIFY(!line.button()->isVisible());
        QCOMPARE(nameOf(&line), u"Reading exports… 2 so far"_s);
    }

    void aWindowIsDimmedWhileAModalDialogIsOpen()
    {
        QWidget window;
        window.resize(200, 100);
        const auto *veil = new ModalDimmer(&window, *m_theme);
        window.show();
        QVERIFY(!veil->isVisible());
        QDialog dialog(&window);
        dialog.setWindowModality(Qt::WindowModal);
        dialog.show();
        QTRY_VERIFY(veil->isVisible());
        QCOMPARE(veil->geometry(), window.rect());
        dialog.close();
        QTRY_VERIFY(!veil->isVisible());
    }

private:
    std::optional<Theme> m_theme;
};

STOREDESK_TEST(TestControls)

} // namespace tst_controls

#include "tst_controls.moc"
