// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/navigation/pagetabs.h"

#include "ui/host/page.h"
#include "ui/navigation/altletters.h"
#include "ui/navigation/pagetabbar.h"
#include "ui/navigation/shellcommand.h"
#include "ui/navigation/tabclosebutton.h"
#include "ui/navigation/tablist.h"
#include "ui/pages/pagetable.h"
#include "ui/theme/icons.h"
#include "ui/theme/storecolour.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QPoint>
#include <QPointer>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

class TabIconEngine final : public QIconEngine
{
public:
    TabIconEngine(Icon icon, StoreColour colour, std::shared_ptr<const Tokens> tokens)
        : m_icon(icon)
        , m_colour(colour)
        , m_tokens(std::move(tokens))
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State state) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colourOf(m_colour, m_tokens->look));
        const auto mirrored = [&rect](const QRect &part) {
            return QStyle::visualRect(QGuiApplication::layoutDirection(), rect, part);
        };
        const QRect stripe(rect.left(), rect.top(), 3, rect.height());
        painter->drawRoundedRect(mirrored(stripe), 1.5, 1.5);
        const int side = rect.height();
        const QRect square(rect.right() + 1 - side, rect.top(), side, side);
        paintIcon(painter, mirrored(square), m_icon,
                  state == QIcon::On ? m_tokens->text : m_tokens->muted);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override
    {
        QPixmap pixmap(size);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), (QSizeF(size) / scale).toSize()), mode, state);
        return pixmap;
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    [[nodiscard]] QIconEngine *clone() const override
    {
        return new TabIconEngine(m_icon, m_colour, m_tokens);
    }
    bool isNull() override { return false; }

private:
    Icon m_icon;
    StoreColour m_colour;
    std::shared_ptr<const Tokens> m_tokens;
};

static QSize tabIconSize(const Theme &theme)
{
    return {theme.scaled(26), theme.scaled(16)};
}

// Returns the icon for a tab: a stripe in the store colour and the page icon. The icon is wider
// than it is tall and follows the theme.
static QIcon tabIcon(Icon icon, StoreColour colour, const Theme &theme)
{
    return QIcon(new TabIconEngine(icon, colour, theme.liveTokens()));
}

// Returns the text from the File menu, which contains the same actions for the current tab.
static QString wordsOf(ShellCommand act)
{
    return textOf(*std::ranges::find(actRows(), act, &ShellCommandRow::act));
}

// Opens the context menu of a tab, which closes the tab, the others, those to its right, or all.
static void openTabMenu(PageTabs &tabs, Page *page, const QPoint &place)
{
    auto *menu = new QMenu(&tabs);
    menu->setObjectName(u"tabMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto act : {ShellCommand::CloseTab, ShellCommand::CloseOthers,
                           ShellCommand::CloseRight, ShellCommand::CloseAll}) {
        const auto pages = tabs.pagesToClose(act, page);
        auto *action =
            menu->addAction(wordsOf(act), &tabs, [&tabs, pages] { Q_EMIT tabs.closeAsked(pages); });
        action->setEnabled(!pages.isEmpty());
    }
    menu->popup(place);
}

// Longer titles would leave too little space for the other tabs.
constexpr qsizetype longestTitle = 28;
// File names often differ at the end.
constexpr qsizetype keptEnd = 10;

PageTabs::PageTabs(const Theme &theme, QWidget *parent)
    : QTabWidget(parent)
    , m_theme(theme)
{
    setObjectName(u"tabs"_s);
    auto *bar = new PageTabBar(this);
    setTabBar(bar);
    setDocumentMode(true);
    setMovable(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setIconSize(tabIconSize(theme));
    tabBar()->setObjectName(u"tabBar"_s);
    tabBar()->installEventFilter(this);
    m_list = new TabList(*this, theme);
    setCornerWidget(m_list);
    // Hide the list again, because a corner widget is shown when it is set.
    m_list->hide();
    connect(bar, &PageTabBar::overflowChanged, m_list, &TabList::setNeeded);
    connect(this, &QTabWidget::currentChanged, this, &PageTabs::currentPageChanged);
    connect(this, &QTabWidget::currentChanged, this, [this] { giveLetters(*window()); });
    new AltLetters(this);
    connect(tabBar(), &QTabBar::tabMoved, this, &PageTabs::nameTabs);
    connect(tabBar(), &QTabBar::tabMoved, this, &PageTabs::arranged);
}

void PageTabs::setColour(StoreColour colour)
{
    m_colour = colour;
    for (auto *page : pages())
        showHead(page);
}

void PageTabs::add(Page *page, int index)
{
    const int at = insertTab(index, page, {});
    auto *end = new TabCloseButton(m_theme, tabBar());
    tabBar()->setTabButton(at, QTabBar::RightSide, end);
    connect(end->cross(), &QToolButton::clicked, page, [this, page] { Q_EMIT closeAsked({page}); });
    connect(page, &Page::headChanged, this, [this, page] {
        takeHead(page);
        Q_EMIT headChanged(page);
    });
    takeHead(page);
    Q_EMIT arranged();
}

void PageTabs::remove(Page *page)
{
    const int index = indexOf(page);
    if (index < 0)
        return;
    page->disconnect(this);
    auto *end = tabBar()->tabButton(index, QTabBar::RightSide);
    removeTab(index);
    // Delete the widget later, because its own close button may have emitted the current signal.
    if (end)
        end->deleteLater();
    nameTabs();
    Q_EMIT arranged();
}

QWidget *PageTabs::room() const
{
    return findChild<QStackedWidget *>({}, Qt::FindDirectChildrenOnly);
}

QList<Page *> PageTabs::pages() const
{
    QList<Page *> found;
    for (int index = 0; index < count(); ++index)
        found.append(qobject_cast<Page *>(widget(index)));
    return found;
}

Page *PageTabs::currentPage() const
{
    return qobject_cast<Page *>(currentWidget());
}

QList<Page *> PageTabs::pagesToClose(ShellCommand act, Page *from) const
{
    auto found = pages();
    const auto at = found.indexOf(from);
    switch (act) {
    case ShellCommand::CloseOthers:
        found.removeOne(from);
        return found;
    case ShellCommand::CloseRight:
        return found.mid(at + 1);
    case ShellCommand::CloseAll:
        return found;
    default:
        return found.mid(at, 1);
    }
}

QString PageTabs::nameOf(Page *page) const
{
    const int index = indexOf(page);
    return index < 0 ? page->title() : tabToolTip(index);
}

void PageTabs::step(int by)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + by + count()) % count());
}

void PageTabs::listTabs()
{
    m_list->open();
}

static QString shortened(const QString &title)
{
    if (title.size() <= longestTitle)
        return title;
    return title.first(longestTitle - keptEnd - 1) + u'…' + title.last(keptEnd);
}

// Sets the titles of the tabs. Identical titles are numbered from the second on.
void PageTabs::nameTabs()
{
    QHash<QString, int> seen;
    for (int index = 0; index < count(); ++index) {
        const auto *page = qobject_cast<Page *>(widget(index));
        // Skip a page that is being deleted.
        if (!page)
            continue;
        auto title = visibleText(page->title());
        auto shown = shortened(title);
        if (const int number = ++seen[shown]; number > 1) {
            title = u"%1 (%2)"_s.arg(title, QString::number(number));
            shown = u"%1 (%2)"_s.arg(shown, QString::number(number));
        }
        shown.replace(u'&', u"&&"_s);
        // Set the text only if it changed, because that makes the bar lay out all tabs.
        if (tabText(index) != shown)
            setTabText(index, shown);
        setTabToolTip(index, title);
    }
}

void PageTabs::takeHead(Page *page)
{
    nameTabs();
    showHead(page);
    if (page == currentPage())
        giveLetters(*window());
}

void PageTabs::showHead(Page *page)
{
    const int index = indexOf(page);
    if (index < 0)
        return;
    setTabIcon(index, navigation::tabIcon(page->icon(), m_colour, m_theme));
    if (auto *end =
            qobject_cast<TabCloseButton *>(tabBar()->tabButton(index, QTabBar::RightSide))) {
        const bool changed = end->pending() != page->hasPendingChanges();
        end->setPending(page->hasPendingChanges());
        end->setTitle(tabToolTip(index));
        // Set the button again, because the bar queries its size only when it lays out the tabs.
        if (changed) {
            tabBar()->setTabButton(index, QTabBar::RightSide, end);
            // Show the widget again. The bar hides the previous button, which is the same widget.
            end->show();
        }
    }
}

void PageTabs::changeEvent(QEvent *event)
{
    QTabWidget::changeEvent(event);
    // Scale the icons to the new text size.
    if (event->type() == QEvent::FontChange)
        setIconSize(tabIconSize(m_theme));
    // Update the tabs here, because only the current page is replaced.
    if (event->type() == QEvent::LanguageChange) {
        nameTabs();
        for (auto *page : pages())
            showHead(page);
    }
}

bool PageTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const int index = tabBar()->tabAt(mouse->position().toPoint());
        if (mouse->button() == Qt::MiddleButton && index >= 0)
            Q_EMIT closeAsked({qobject_cast<Page *>(widget(index))});
    }
    if (watched == tabBar() && event->type() == QEvent::ContextMenu) {
        const auto *menu = static_cast<QContextMenuEvent *>(event);
        const bool key = menu->reason() == QContextMenuEvent::Keyboard;
        const int index = key ? currentIndex() : tabBar()->tabAt(menu->pos());
        if (index >= 0)
            openTabMenu(*this, qobject_cast<Page *>(widget(index)),
                        key ? tabBar()->mapToGlobal(tabBar()->tabRect(index).bottomLeft())
                            : menu->globalPos());
        return true;
    }
    return QTabWidget::eventFilter(watched, event);
}

void deletePages(const QList<Page *> &pages)
{
    const QList<QPointer<Page>> kept(pages.begin(), pages.end());
    for (const auto &page : kept)
        delete page;
}

} // namespace storedesk::ui::navigation
