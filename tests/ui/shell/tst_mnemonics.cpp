// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/altletters.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/host/assistantpage.h"
#include "ui/tour/stops.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"

#include <QMenu>

namespace tst_mnemonics {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Every mnemonic triggers exactly one control.
class TestMnemonics final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::WindowFixture> m_fixture;

    [[nodiscard]] ui::shell::MainWindow &window() const { return m_fixture->window(); }

    [[nodiscard]] QList<ui::tour::Stop> stops() const
    {
        auto all =
            ui::tour::allStops(window(), m_fixture->theme(), m_fixture->language(),
                               [this](const QStringList &troubles) { m_fixture->play(troubles); });
        const bool everything = support::testSize(0, 1) == 1;
        all.removeIf([everything](const ui::tour::Stop &stop) {
            if (!stop.name.endsWith("-en-light"_L1))
                return true;
            const QStringList some{u"new-import-"_s,    u"import-read-"_s, u"import-match-"_s,
                                   u"import-check-"_s,  u"import-fix-"_s,  u"import-effect-"_s,
                                   u"import-coupons"_s, u"new-export-"_s,  u"export-plan-"_s,
                                   u"new-purchase-"_s,  u"new-contact-"_s};
            return !everything && std::ranges::none_of(some, [&stop](const QString &name) {
                return stop.name.startsWith(name);
            });
        });
        return all;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        // Some stops of the tour need the contacts in a whole store.
        m_fixture = std::make_unique<support::WindowFixture>(practice::ServiceOptions{
            .contacts = support::testSize(50, 500), .requestsPerMinute = 0});
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    // tst_cuttexts checks Spanish, because it visits all stops.
    void mnemonicsAreUniqueInEveryScene()
    {
        QStringList faults;
        for (const auto &stop : stops()) {
            auto *view = stop.open();
            QVERIFY2(view, qPrintable(stop.name));
            QVERIFY2(QTest::qWaitFor(stop.ready, 20'000), qPrintable(stop.name));
            auto *shown = QApplication::activeModalWidget();
            auto &front = shown ? *shown : *view->window();
            support::pressAlt(front);
            const auto twice = support::lettersTakenTwice(front);
            if (!twice.isEmpty())
                faults.append(u"%1: %2"_s.arg(stop.name, twice.join(u"; "_s)));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    // U29: pages and the window add to the same menus, so their letters may clash.
    void lettersInAContextMenuAreUniqueOnceShown()
    {
        window().chooseLanguage(u"es"_s);
        QCoreApplication::processEvents();
        QMenu menu(&window());
        const auto copy = ui::ElidedLabel::tr("&Copy");
        QCOMPARE(copy, u"&Copiar"_s);
        for (const auto &text : {copy, u"&Cerrar"_s, u"&Cambiar nombre…"_s, u"Re&cortar"_s})
            menu.addAction(text);
        auto *hidden = menu.addAction(u"&Eliminar"_s);
        hidden->setVisible(false);
        menu.popup(window().mapToGlobal(QPoint(20, 20)));
        QTRY_VERIFY(menu.isVisible());
        QStringList letters;
        for (const auto *action : menu.actions()) {
            if (action->isVisible())
                letters.append(QKeySequence::mnemonic(action->text()).toString());
        }
        menu.close();
        QVERIFY2(!letters.contains(QString()), qPrintable(letters.join(u' ')));
        QCOMPARE(letters.first(), u"Alt+C"_s);
        QCOMPARE(letters.removeDuplicates(), 0);
    }

    void anAssistantIsWalkedByTheLetterOfItsButton_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Spanish") << u"es"_s;
    }
    void anAssistantIsWalkedByTheLetterOfItsButton()
    {
        QFETCH(const QString, language);
        window().chooseLanguage(language);
        QCoreApplication::processEvents();
        auto *page = qobject_cast<ui::AssistantPage *>(m_fixture->open({.page = u"new-import"_s}));
        QVERIFY(page);
        page->paste(u"Email;Name\na@example.com;Ana\nb@example.com;Bea\n"_s);
        const auto *next = page->findChild<ui::Button *>(u"next"_s);
        for (int step = 0; step < 3; ++step) {
            QTRY_COMPARE(page->step(), step);
            QTRY_VERIFY(page->settled());
            // The underlined letters are unique even before Alt is pressed.
            QCOMPARE(support::lettersTakenTwice(window()), QStringList());
            const auto keys = QKeySequence::mnemonic(next->text());
            QVERIFY2(!keys.isEmpty(), qPrintable(next->text()));
            QTest::keyClick(&window(), keys[0].key(), Qt::AltModifier);
        }
        QTRY_COMPARE(page->step(), 3);
    }
};

STOREDESK_TEST(TestMnemonics)

} // namespace tst_mnemonics

#include "tst_mnemonics.moc"
