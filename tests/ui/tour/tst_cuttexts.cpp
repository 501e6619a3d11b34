// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/accessibletree.h"
#include "support/altletters.h"
#include "support/dialogrules.h"
#include "support/keyboardwalk.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/tour/cuttexts.h"
#include "ui/tour/stops.h"
#include "ui/widgets/button.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>

namespace tst_cuttexts {

using namespace Qt::StringLiterals;
using namespace storedesk;

// No text is cut off in a window of the usual size. Uses Spanish, whose strings are longer, because
// all screens in all languages would take too long. Also checks on every screen that all controls
// have an accessible name, can be reached by keyboard and are explained, that mnemonics are unique,
// and that dialogs follow their rules.
class TestCutTexts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::setActive(true);
        // Use as many contacts as in the tour, because some scenes look one up.
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0});
        QVERIFY(m_fixture->connectTo());
        // The test needs only layouts, so nothing is painted.
        m_fixture->window().setUpdatesEnabled(false);
        m_stops =
            ui::tour::allStops(m_fixture->window(), m_fixture->theme(), m_fixture->language(),
                               [this](const QStringList &troubles) { m_fixture->play(troubles); });
        m_stops.removeIf(
            [](const ui::tour::Stop &stop) { return !stop.name.endsWith("-es-light"_L1); });
        // For longer strings and right-to-left layouts, one screen of each kind is enough.
        // packaging/tour --cuts checks all screens.
        auto strange = ui::tour::strangeStops(
            m_fixture->window(), m_fixture->theme(), m_fixture->language(),
            [this](const QStringList &troubles) { m_fixture->play(troubles); });
        QCOMPARE(ui::tour::keepOnly(strange, sample()), QStringList());
        m_stops += strange;
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture->window().closeAll(); }
    void cleanupTestCase() { m_fixture.reset(); }

    void theSearchFindsCutTexts()
    {
        QWidget window;
        window.resize(400, 100);
        auto *box = new QComboBox(&window);
        box->addItem(u"Nobody ever asked"_s);
        box->setFixedWidth(60);
        auto *tick = new QCheckBox(u"Start everything that waits"_s, &window);
        tick->setFixedWidth(80);
        auto *label = new QLabel(u"A sentence of several words"_s, &window);
        label->setFixedWidth(40);
        auto *button = new ui::Button(u"Start now"_s, m_fixture->theme(), &window);
        button->setFixedWidth(30);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(ui::tour::cutTexts(window, m_fixture->theme()).size(), 4);
        for (QWidget *widget : {static_cast<QWidget *>(box), static_cast<QWidget *>(tick),
                                static_cast<QWidget *>(label), static_cast<QWidget *>(button)})
            widget->setFixedWidth(380);
        QCOMPARE(ui::tour::cutTexts(window, m_fixture->theme()), QStringList());
        // The button extends 40 pixels beyond the edge.
        button->move(60, 0);
        QCOMPARE(ui::tour::cutTexts(window, m_fixture->theme()).size(), 1);
    }

    void noTextIsCutAndEveryControlHasAName_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; index < m_stops.size(); ++index)
            QTest::newRow(qPrintable(m_stops[index].name)) << index;
    }

    void noTextIsCutAndEveryControlHasAName()
    {
        QFETCH(const int, index);
        const auto &stop = m_stops.at(index);
        const QPointer<QWidget> view = stop.open();
        QVERIFY2(view, "it did not open");
        QVERIFY(QTest::qWaitFor([&stop] { return stop.ready(); }, 30'000));
        QVERIFY(view);
        const auto cut = [this, &view] {
            return ui::tour::cutTexts(*view, m_fixture->theme());
        };
        // Layouts settle after the last response has arrived.
        QVERIFY2(QTest::qWaitFor([&cut] { return cut().isEmpty(); }, 10'000),
                 qPrintable(cut().join(u'\n')));
        const support::AccessibleTree tree(view);
        QVERIFY(tree.keep(stop.name));
        QVERIFY(tree.lines().size() > 3);
        QVERIFY2(tree.unnamed().isEmpty(), qPrintable(tree.unnamed().join(u'\n')));
        auto *dialog = QApplication::activeModalWidget();
        // U4: dialogs also name the store, and their buttons have the same order.
        const auto faults = dialog ? support::faultsOfDialog(*dialog) : QStringList();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        auto &front = dialog ? *dialog : *view->window();
        support::pressAlt(front);
        QCOMPARE(support::lettersTakenTwice(front), QStringList());
        checkKeyboard(front);
    }

private:
    // U29: everything can be reached by keyboard, and Esc closes dialogs. U46: fields explain
    // themselves.
    static void checkKeyboard(QWidget &front)
    {
        auto faults = support::unexplainedFields(front);
        faults += support::KeyboardWalk(front).faults();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        const QPointer<QDialog> dialog = qobject_cast<QDialog *>(&front);
        if (!dialog)
            return;
        QTest::keyClick(dialog, Qt::Key_Escape);
        // Input is only discarded after a question.
        QTRY_VERIFY(!dialog || !dialog->isVisible()
                    || QApplication::activeModalWidget() != dialog.data());
    }

    static QStringList sample()
    {
        return {u"overview-long-light"_s,     u"exports-long-light"_s,
                u"new-purchase-long-light"_s, u"preferences-long-light"_s,
                u"shell-lock-long-light"_s,   u"store-long-light"_s,
                u"new-contact-long-light"_s,  u"contacts-review-long-light"_s,
                u"event-sample-long-light"_s, u"overview-rtl-light"_s,
                u"exports-rtl-light"_s,       u"new-purchase-rtl-light"_s};
    }

    std::optional<support::WindowFixture> m_fixture;
    QList<ui::tour::Stop> m_stops;
};

STOREDESK_TEST(TestCutTexts)

} // namespace tst_cuttexts

#include "tst_cuttexts.moc"
