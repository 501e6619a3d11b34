// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/theme/direction.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylesheet.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QToolBar>

namespace tst_direction {

using namespace Qt::StringLiterals;
using namespace storedesk;

static bool isHeavierAtTheRight(const QImage &picture)
{
    const auto ground = picture.pixel(0, 0);
    int left = 0;
    int right = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            (x < picture.width() / 2 ? left : right) += picture.pixel(x, y) != ground;
    }
    return right > left;
}

// Checks which strings and icons follow the layout direction.
class TestDirection final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture.emplace(); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }
    void cleanupTestCase() { m_fixture.reset(); }

    void numbersAndAddressesRunFromTheLeft_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fromTheRight");
        QTest::newRow("a phone number") << u"+34 600 123 456"_s << false;
        QTest::newRow("an email") << u"ana@example.com"_s << false;
        QTest::newRow("an id") << u"4cd0a30080cc"_s << false;
        QTest::newRow("a word in Hebrew") << u"שלום"_s << true;
    }

    void numbersAndAddressesRunFromTheLeft()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, fromTheRight);
        const int flags = ui::textFlags(text, Qt::AlignLeft, Qt::RightToLeft);
        QCOMPARE(bool(flags & Qt::TextForceRightToLeft), fromTheRight);
        QCOMPARE(bool(flags & Qt::TextForceLeftToRight), !fromTheRight);
        // The text is aligned to the side of the window where lines start.
        QVERIFY(flags & Qt::AlignRight);
        QVERIFY(ui::textFlags(text, Qt::AlignLeft, Qt::LeftToRight) & Qt::AlignLeft);
    }

    void labelsBeginWhereTheWindowDoes()
    {
        QLabel label(u"ana@example.com"_s);
        label.resize(400, 30);
        QVERIFY(!isHeavierAtTheRight(label.grab().toImage()));
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(isHeavierAtTheRight(label.grab().toImage()));
    }

    void backAndForwardGoWithTheWords()
    {
        const auto picture = [](ui::Icon icon) {
            QImage image(24, 24, QImage::Format_ARGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            ui::paintIcon(&painter, image.rect(), icon, Qt::black);
            return image;
        };
        const auto down = picture(ui::Icon::ChevronDown);
        // The head of the arrow has more pixels than its tail.
        QVERIFY(isHeavierAtTheRight(picture(ui::Icon::ArrowRight)));
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(!isHeavierAtTheRight(picture(ui::Icon::ArrowRight)));
        QCOMPARE(picture(ui::Icon::ChevronDown), down);
        // The scroll buttons of a tab bar refer to a side of the screen, regardless of the layout
        // direction.
        QCOMPARE(ui::onTheScreen(ui::Icon::ChevronLeft), ui::Icon::ChevronRight);
    }

    void edgesAndMarginsAreMirrored()
    {
        QCOMPARE(ui::mirroredStyleSheet(u"a { border-left-width: 1px; text-align: left; "
                                        "border-top-right-radius: 6px; margin-right: 2px; }"_s),
                 u"a { border-right-width: 1px; text-align: left; "
                 "border-top-left-radius: 6px; margin-left: 2px; }"_s);
        QCOMPARE(ui::marginsAlong(1, 2, 3, 4), QMargins(1, 2, 3, 4));
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(ui::marginsAlong(1, 2, 3, 4), QMargins(3, 2, 1, 4));
    }

    void theNavigationIsAtTheLeadingEdge()
    {
        QVERIFY(m_fixture->connectTo());
        auto &window = m_fixture->window();
        auto *side = window.findChild<QToolBar *>(u"side"_s);
        QCOMPARE(window.toolBarArea(side), Qt::LeftToolBarArea);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(window.toolBarArea(side), Qt::RightToolBarArea);
        QVERIFY(side->isVisible());
        QTRY_VERIFY(side->mapTo(&window, QPoint()).x() > window.width() / 2);
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(window.toolBarArea(side), Qt::LeftToolBarArea);
    }

private:
    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestDirection)

} // namespace tst_direction

#include "tst_direction.moc"
