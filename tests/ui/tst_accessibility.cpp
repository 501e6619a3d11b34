// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/accessibletree.h"
#include "support/console.h"
#include "support/warnings.h"

#include "ui/shell/pagetable.h"
#include "ui/tour/scenes.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace storedesk;

// Every window as assistive tools see it: whatever can be used has a name. The trees lie as text
// in the build folder, for people to read.
class TestAccessibility final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir(QStringLiteral(BINARY_ROOT)).mkpath(u"accessibility"_s));
        QAccessible::setActive(true);
        // As many contacts as the tour has: some pieces look one of them up.
        m_console.emplace(practice::ServiceOptions{.requestsPerMinute = 0});
        QVERIFY(m_console->connectTo());
        m_scenes = ui::tour::allScenes();
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup()
    {
        m_console->play({});
        m_console->window().closeAll();
        m_console->window().desk().session().client().resume();
    }
    void cleanupTestCase() { m_console.reset(); }

    void theSearchSeesWhatHasNoName()
    {
        QWidget window;
        auto *field = new QLineEdit(&window);
        auto *button = new QToolButton(&window);
        button->move(0, 40);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(support::AccessibleTree(&window).unnamed().size(), 2);
        field->setAccessibleName(u"Name"_s);
        button->setText(u"Go"_s);
        QCOMPARE(support::AccessibleTree(&window).unnamed(), QStringList());
    }

    void everyPageOfTheNavigationIsNamed_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto &row : ui::shell::allPages()) {
            if (row.group != ui::Group::None)
                QTest::newRow(row.word.data()) << QString(row.word);
        }
        QTest::newRow("shortcuts") << u"shortcuts"_s;
    }

    void everyPageOfTheNavigationIsNamed()
    {
        QFETCH(const QString, word);
        QVERIFY(m_console->open({.page = word}));
        check(&m_console->window(), u"page-"_s + word);
    }

    void everySceneIsNamed_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; index < m_scenes.size(); ++index)
            QTest::newRow(m_scenes[index].name.data()) << index;
    }

    void everySceneIsNamed()
    {
        QFETCH(const int, index);
        const auto &piece = m_scenes.at(index);
        auto &window = m_console->window();
        m_console->play(piece.troubles);
        const QPointer<QWidget> view = piece.open(window);
        QVERIFY2(view, "it did not open");
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (piece.ready)
                    return piece.ready(window);
                return !window.currentPage() || window.currentPage()->settled();
            },
            30'000));
        QVERIFY(view);
        check(view, piece.name);
    }

private:
    void check(QWidget *view, const QString &name)
    {
        const support::AccessibleTree tree(view);
        QFile file(QStringLiteral(BINARY_ROOT "/accessibility/%1.txt").arg(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tree.lines().join(u'\n').toUtf8());
        QVERIFY(tree.lines().size() > 3);
        QVERIFY2(tree.unnamed().isEmpty(), qPrintable(tree.unnamed().join(u'\n')));
    }

    std::optional<support::Console> m_console;
    // Kept, because the files that scenes show are made once for all that are there.
    QList<ui::tour::Scene> m_scenes;
};

STOREDESK_TEST(TestAccessibility)
#include "tst_accessibility.moc"
