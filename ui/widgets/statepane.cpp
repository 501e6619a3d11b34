// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/statepane.h"

#include "itemmodels/showntext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/button.h"
#include "ui/widgets/detailstext.h"
#include "ui/widgets/iconlabel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <chrono>

using namespace std::chrono_literals;

namespace storedesk::ui {

constexpr int barRows = 3;

StatePane::StatePane(QAbstractScrollArea *view, const Theme &theme)
    : QWidget(view)
    , m_view(view)
    , m_theme(theme)
{
    letAnnounce(*this);
    build();
    hide();
    m_delay.setSingleShot(true);
    m_delay.setInterval(500ms);
    connect(&m_delay, &QTimer::timeout, this, &StatePane::appear);
    view->viewport()->installEventFilter(this);
}

static QLabel *centred(Role role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setRole(label, role);
    return label;
}

void StatePane::build()
{
    m_body = new QWidget(this);
    m_sign = new IconLabel(Icon::Info, Tone::Accent, m_theme, m_body);
    m_sign->setSurface(IconLabel::Surface::Circle);
    m_sign->setSide(20);
    m_headline = centred(Role::Heading, m_body);
    m_sentence = centred(Role::Muted, m_body);
    m_main = new Button({}, m_theme, m_body);
    m_other = new Button({}, m_theme, m_body);
    m_details = new DetailsText(m_theme, m_body);
    m_details->setAlignment(Qt::AlignCenter);
    connect(m_main, &QPushButton::clicked, this, &StatePane::mainTriggered);
    connect(m_other, &QPushButton::clicked, this, &StatePane::otherTriggered);

    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_main);
    buttons->addWidget(m_other);
    buttons->addStretch();
    auto *column = new QVBoxLayout(m_body);
    column->setSpacing(6);
    column->addStretch();
    column->addWidget(m_sign, 0, Qt::AlignHCenter);
    column->addSpacing(6);
    column->addWidget(m_headline);
    column->addWidget(m_sentence);
    column->addSpacing(8);
    column->addLayout(buttons);
    column->addSpacing(4);
    column->addWidget(m_details);
    column->addStretch();

    auto *middle = new QHBoxLayout(this);
    middle->addStretch(1);
    middle->addWidget(m_body, 1000);
    middle->addStretch(1);
    m_body->setMaximumWidth(m_theme.scaled(420));
}

void StatePane::fillButton(Button *button, const PaneAction &action)
{
    button->setVisible(!action.text.isEmpty());
    button->setText(action.text);
    button->setKeyHint(action.key);
    if (action.icon)
        button->setSign(*action.icon);
    else
        button->clearSign();
}

void StatePane::showContent(const PaneContent &content)
{
    m_delay.stop();
    m_loading = false;
    m_sign->set(content.icon, content.tone);
    m_headline->setText(itemmodels::shownText(content.headline));
    m_sentence->setText(itemmodels::shownText(content.sentence));
    fillButton(m_main, content.main);
    fillButton(m_other, content.other);
    m_details->setText(content.details);
    m_main->setKind(content.mainIsPrimary ? Role::Primary : Role::Plain);
    // The text should be narrow enough for reading, but at least as wide as the buttons.
    int width = m_body->layout()->spacing();
    for (const auto *button : {m_main, m_other})
        width += button->isHidden() ? 0 : button->sizeHint().width();
    m_body->setMaximumWidth(std::max(m_theme.scaled(420), width));
    m_body->show();
    setAccessibleName(content.headline);
    setAccessibleDescription(content.sentence);
    appear();
    // If the table had the focus, let Enter trigger the button.
    if (m_view->hasFocus() && m_main->isVisible())
        m_main->setFocus();
    announce(*this, QStringList{content.headline, content.sentence}.join(u' '));
}

void StatePane::showLoading()
{
    if (m_loading)
        return;
    clear();
    m_loading = true;
    m_body->hide();
    m_delay.start();
    auto *items = qobject_cast<QAbstractItemView *>(m_view);
    if (!items || !items->model())
        return;
    // Queued, because the view must lay out the new rows first.
    m_rows = connect(items->model(), &QAbstractItemModel::rowsInserted, this, &StatePane::place,
                     Qt::QueuedConnection);
}

void StatePane::clear()
{
    m_delay.stop();
    m_loading = false;
    disconnect(m_rows);
    // Return the focus to the view before the button is hidden.
    if (isAncestorOf(focusWidget()) && focusWidget()->hasFocus())
        m_view->setFocus();
    hide();
}

void StatePane::appear()
{
    place();
    show();
    raise();
}

// Returns the bottom of the existing rows in the viewport.
static int endOfRows(const QAbstractScrollArea *view)
{
    const auto *table = qobject_cast<const QTableView *>(view);
    if (!table || !table->model())
        return 0;
    const int last = table->model()->rowCount(table->rootIndex()) - 1;
    return last < 0 ? 0 : table->rowViewportPosition(last) + table->rowHeight(last);
}

void StatePane::place()
{
    auto room = m_view->viewport()->geometry();
    if (m_loading)
        room.setTop(std::min(room.bottom() + 1, room.top() + endOfRows(m_view)));
    setGeometry(room);
    // If space is short, hide the icon before the text and the buttons.
    const auto least =
        m_body->layout()->heightForWidth(std::min(room.width(), m_body->maximumWidth()));
    const int sign = m_sign->sizeHint().height() + 12;
    m_sign->setVisible(room.height() >= least + (m_sign->isHidden() ? sign : 0));
    update();
}

bool StatePane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        place();
    return QWidget::eventFilter(watched, event);
}

QString StatePane::headline() const
{
    return m_headline->text();
}

QString StatePane::sentence() const
{
    return m_sentence->text();
}

// Returns the positions and widths of the view's columns, or a single wide column if it has none.
static std::vector<QRect> columnsOf(const QAbstractScrollArea *view, int width)
{
    const auto *table = qobject_cast<const QTableView *>(view);
    if (!table || !table->model() || table->horizontalHeader()->count() == 0)
        return {QRect(0, 0, width, 0)};
    std::vector<QRect> columns;
    for (int place = 0; place < table->horizontalHeader()->count(); ++place) {
        const int column = table->horizontalHeader()->logicalIndex(place);
        if (!table->isColumnHidden(column))
            columns.emplace_back(table->columnViewportPosition(column), 0,
                                 table->columnWidth(column), 0);
    }
    return columns;
}

void StatePane::paintBars(QPainter &painter)
{
    // The widths differ, so that the bars look like names.
    static constexpr std::array parts{0.82, 0.60, 0.45};
    const int row = m_theme.scaled(36);
    const auto columns = columnsOf(m_view, width());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int line = 0; line < barRows && (line + 1) * row <= height(); ++line) {
        painter.setBrush(m_theme.tokens().line);
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const int room = columns[column].width() - 24;
            const auto part = column == 0 ? parts[static_cast<std::size_t>(line)] : 1.0;
            const QRect bar(columns[column].left() + 12, line * row + row / 2 - 5,
                            qRound(room * part), 9);
            if (room > 0)
                painter.drawRoundedRect(
                    QStyle::visualRect(layoutDirection(),
                                       columns[column].adjusted(0, 0, 0, height()), bar),
                    3, 3);
        }
        painter.fillRect(0, (line + 1) * row - 1, width(), 1, m_theme.tokens().line);
    }
}

void StatePane::paintEvent(QPaintEvent *)
{
    if (!m_loading)
        return;
    QPainter painter(this);
    paintBars(painter);
}

} // namespace storedesk::ui
