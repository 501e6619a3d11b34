// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/theme/focusring.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFocusFrame>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

#include <optional>

namespace tst_focusring {

using namespace Qt::StringLiterals;
using namespace storedesk::ui;

class TestFocusRing final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_theme.emplace(*qApp);
        m_window = std::make_unique<QWidget>();
        auto *column = new QVBoxLayout(m_window.get());
        m_first = new QPushButton(u"First"_s);
        m_second = new QPushButton(u"Second"_s);
        m_field = new QLineEdit;
        m_card = new QWidget;
        m_card->setFocusPolicy(Qt::StrongFocus);
        m_card->setProperty("ring", 8);
        for (auto *widget : {static_cast<QWidget *>(m_first), static_cast<QWidget *>(m_second),
                             static_cast<QWidget *>(m_field), m_card})
            column->addWidget(widget);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window.reset();
        m_theme.reset();
    }

    void theRingIsAroundTheFocusedWidgetOnly()
    {
        m_first->setFocus();
        QCOMPARE(ringed(), QList<QWidget *>{m_first});
        m_second->setFocus();
        QCOMPARE(ringed(), QList<QWidget *>{m_second});
        m_card->setFocus();
        QCOMPARE(ringed(), QList<QWidget *>{m_card});
        // A field shows the focus with its border instead of a ring.
        m_field->setFocus();
        QCOMPARE(ringed(), QList<QWidget *>());
    }

    void hiddenWidgetsHaveNoRingUntilTheyAreShown()
    {
        m_first->setFocus();
        auto *page = new QWidget(m_window.get());
        page->hide();
        auto *button = new QPushButton(u"Later"_s, page);
        button->setFocus();
        QCOMPARE(QApplication::focusWidget(), button);
        QCOMPARE(ringed(), QList<QWidget *>());
        page->show();
        QCOMPARE(ringed(), QList<QWidget *>{button});
    }

    void theRingIsOutside()
    {
        m_first->setFocus();
        const auto frames = m_window->findChildren<QFocusFrame *>();
        QCOMPARE(frames.size(), 1);
        const QRect button(m_first->mapTo(m_window.get(), QPoint()), m_first->size());
        const QRect ring(frames.front()->mapTo(m_window.get(), QPoint()), frames.front()->size());
        QCOMPARE(ring, button.adjusted(-3, -3, 3, 3));
        const auto picture = m_window->grab().toImage();
        QCOMPARE(picture.pixelColor(ring.center().x(), ring.top()), m_theme->tokens().accent);
    }

    void theRingIsCompleteAtTheEdgeOfItsParent()
    {
        auto *row = new QWidget;
        auto *inside = new QHBoxLayout(row);
        inside->setContentsMargins(0, 0, 0, 0);
        auto *button = new QPushButton(u"Text filter"_s);
        inside->addWidget(button);
        m_window->layout()->addWidget(row);
        QTRY_VERIFY(button->isVisible() && button->width() > 20);
        button->setFocus();
        const auto frames = m_window->findChildren<QFocusFrame *>();
        QCOMPARE(frames.size(), 1);
        QTRY_COMPARE(frames.front()->size(), button->size() + QSize(6, 6));
        QCOMPARE(frames.front()->visibleRegion().boundingRect(), frames.front()->rect());
    }

    void aWindowThatGoesTakesItsRingAlong()
    {
        m_first->setFocus();
        m_window.reset();
        QWidget other;
        auto *button = new QPushButton(u"Other"_s, &other);
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        button->setFocus();
        QCOMPARE(other.findChildren<QFocusFrame *>().size(), 1);
    }

private:
    [[nodiscard]] QList<QWidget *> ringed() const
    {
        QList<QWidget *> found;
        for (const auto *frame : m_window->findChildren<QFocusFrame *>())
            found.append(frame->widget());
        return found;
    }

    std::optional<Theme> m_theme;
    std::unique_ptr<QWidget> m_window;
    QPushButton *m_first = nullptr;
    QPushButton *m_second = nullptr;
    QLineEdit *m_field = nullptr;
    QWidget *m_card = nullptr;
};

STOREDESK_TEST(TestFocusRing)

} // namespace tst_focusring

#include "tst_focusring.moc"
