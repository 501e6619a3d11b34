// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/accessibletree.h"
#include "support/console.h"
#include "support/cuttexts.h"
#include "support/warnings.h"

#include "ui/tour/stops.h"

using namespace Qt::StringLiterals;
using namespace storedesk;

// What every screen says can be read to its end in a window of the usual size. In Spanish, which
// has the longer words: every screen in every language takes as long as all other pages together.
// The same walk sees every screen as assistive tools do: whatever can be used has a name.
class TestCutTexts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::setActive(true);
        // As many contacts as the tour has: some scenes look one of them up.
        m_console.emplace(practice::ServiceOptions{.requestsPerMinute = 0});
        QVERIFY(m_console->connectTo());
        m_stops =
            ui::tour::allStops(m_console->window(), m_console->theme(), m_console->language(),
                               [this](const QStringList &troubles) { m_console->play(troubles); });
        m_stops.removeIf(
            [](const ui::tour::Stop &stop) { return !stop.name.endsWith("-es-light"_L1); });
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_console->window().closeAll(); }
    void cleanupTestCase() { m_console.reset(); }

    void theSearchSeesWhatIsCut()
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
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(support::CutTexts(window, m_console->theme()).found().size(), 3);
        for (QWidget *widget : {static_cast<QWidget *>(box), static_cast<QWidget *>(tick),
                                static_cast<QWidget *>(label)})
            widget->setFixedWidth(380);
        QCOMPARE(support::CutTexts(window, m_console->theme()).found(), QStringList());
    }

    void everyScreenSaysItsWordsWholeAndNamesItsParts_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; index < m_stops.size(); ++index)
            QTest::newRow(qPrintable(m_stops[index].name)) << index;
    }

    void everyScreenSaysItsWordsWholeAndNamesItsParts()
    {
        QFETCH(const int, index);
        const auto &stop = m_stops.at(index);
        const QPointer<QWidget> view = stop.open();
        QVERIFY2(view, "it did not open");
        QVERIFY(QTest::qWaitFor([&stop] { return stop.ready(); }, 30'000));
        QVERIFY(view);
        const auto cut = [this, &view] {
            return support::CutTexts(*view, m_console->theme()).found();
        };
        // Layouts come after the last answer.
        QVERIFY2(QTest::qWaitFor([&cut] { return cut().isEmpty(); }, 10'000),
                 qPrintable(cut().join(u'\n')));
        const support::AccessibleTree tree(view);
        QVERIFY(tree.keep(stop.name));
        QVERIFY(tree.lines().size() > 3);
        QVERIFY2(tree.unnamed().isEmpty(), qPrintable(tree.unnamed().join(u'\n')));
    }

private:
    std::optional<support::Console> m_console;
    QList<ui::tour::Stop> m_stops;
};

STOREDESK_TEST(TestCutTexts)
#include "tst_cuttexts.moc"
