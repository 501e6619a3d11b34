// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/details/fieldsheet.h"

#include "itemmodels/showntext.h"
#include "ui/details/valuelabel.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pictureline.h"
#include "ui/widgets/pictures.h"
#include "ui/widgets/technicalname.h"

#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace storedesk::ui::details {

using namespace Qt::StringLiterals;

// Minimum width of a value when the sheet has two columns.
static constexpr int roomOfLink = 270;

FieldSheet::FieldSheet(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_left(new QVBoxLayout)
    , m_right(new QVBoxLayout)
{
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(m_host.theme().scaled(32));
    for (auto *column : {m_left, m_right}) {
        column->setSpacing(m_host.theme().scaled(20));
        columns->addLayout(column, 1);
    }
}

void FieldSheet::setGroups(std::vector<LineGroup> groups)
{
    // Skip unchanged groups, because the groups are set again whenever related data was read.
    if (groups == m_groups)
        return;
    m_groups = std::move(groups);
    build();
}

void FieldSheet::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_columns != wantedColumns())
        arrange();
}

bool FieldSheet::event(QEvent *event)
{
    // The first resize event arrives before the widget has a window.
    if (event->type() == QEvent::Show && m_columns != wantedColumns())
        arrange();
    return QWidget::event(event);
}

int FieldSheet::wantedColumns() const
{
    // Use the width of the parent, because the sheet's own width would prevent a return to one
    // column.
    const int room = parentWidget() ? parentWidget()->width() : width();
    const auto &theme = m_host.theme();
    return window()->width() < theme.scaled(1100) || room < theme.scaled(680) || room < m_widthOfTwo
        ? 1
        : 2;
}

void FieldSheet::build()
{
    for (auto *widget : m_widgets)
        discard(widget);
    m_widgets.clear();
    for (const auto &group : m_groups)
        m_widgets.push_back(groupWidget(group));
    m_widthOfTwo = 0;
    arrange();
}

static void empty(QVBoxLayout *column)
{
    while (auto *item = column->takeAt(0))
        // Deletes only the layout item, not the widgets.
        delete item;
}

// Fills the columns from top to bottom, left before right: the left column gets groups until it
// holds half the lines.
void FieldSheet::arrange()
{
    m_columns = wantedColumns();
    empty(m_left);
    empty(m_right);
    std::size_t all = 0;
    for (const auto &group : m_groups)
        all += group.lines.size() + 2;
    std::size_t placed = 0;
    for (std::size_t at = 0; at < m_groups.size(); ++at) {
        const bool left = m_columns == 1 || placed * 2 < all - 1;
        (left ? m_left : m_right)->addWidget(m_widgets[at]);
        placed += m_groups[at].lines.size() + 2;
    }
    m_left->addStretch(1);
    m_right->addStretch(1);
    auto *columns = static_cast<QHBoxLayout *>(layout());
    columns->setStretch(1, m_columns == 2 && m_widgets.size() > 1 ? 1 : 0);
    columns->setSpacing(m_columns == 2 ? m_host.theme().scaled(32) : 0);
    if (m_columns == 1)
        return;
    // Fall back to one column if the right one would be cut off.
    m_widthOfTwo = columns->totalMinimumSize().width();
    if (wantedColumns() == 1)
        arrange();
}

QWidget *FieldSheet::groupWidget(const LineGroup &group)
{
    auto *widget = new QWidget(this);
    auto *grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(m_host.theme().scaled(16));
    grid->setVerticalSpacing(m_host.theme().scaled(8));
    const int room = parentWidget() ? parentWidget()->width() : width();
    // The sheet is narrow when shown next to a list.
    const bool tight = room < m_host.theme().scaled(480);
    grid->setColumnMinimumWidth(0, m_host.theme().scaled(tight ? 120 : 190));
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 3);
    auto *title = new QLabel(group.title, widget);
    title->setTextFormat(Qt::PlainText);
    setRole(title, Role::Strong);
    grid->addWidget(title, 0, 0, 1, 2);
    for (std::size_t row = 0; row < group.lines.size(); ++row)
        addLine(grid, static_cast<int>(row) + 1, group.lines[row]);
    widget->show();
    return widget;
}

void FieldSheet::addLine(QGridLayout *grid, int row, const FieldLine &line)
{
    auto *label = new QWidget(grid->parentWidget());
    auto *box = columnIn(label);
    // Let long titles wrap instead of eliding them.
    auto *title = new QLabel(itemmodels::shownText(line.title), label);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    box->addWidget(title);
    if (line.title != line.key) {
        auto *key = new ElidedLabel(line.key, label);
        setRole(key, Role::Code);
        key->setProperty("faint", true);
        key->setElideMode(Qt::ElideMiddle);
        key->setObjectName(u"technical:"_s + line.key);
        showWithTechnicalNames(key, m_host.theme());
        box->addWidget(key);
    }
    label->setToolTip(line.help);
    grid->addWidget(label, row, 0, Qt::AlignTop);
    auto *value = valueWidget(line, grid->parentWidget());
    grid->addWidget(line.kept.isEmpty() ? value : withKept(line, value), row, 1, Qt::AlignTop);
}

// Shows the value stored in the local copy below the live value.
QWidget *FieldSheet::withKept(const FieldLine &line, QWidget *value)
{
    auto *both = new QWidget(value->parentWidget());
    auto *widget = new Notice(m_host.theme(), both);
    widget->tell(Tone::Accent, {}, itemmodels::shownText(line.kept), Icon::Pencil);
    widget->setObjectName(u"kept:"_s + line.key);
    auto *box = columnIn(both, 2);
    box->addWidget(value);
    box->addWidget(widget);
    return both;
}

QWidget *FieldSheet::valueWidget(const FieldLine &line, QWidget *parent)
{
    QWidget *widget = nullptr;
    if (!line.links.empty()) {
        widget = linksWidget(line, parent);
    } else if (!pictureIn(line.raw, {1, 1}).isNull()) {
        widget = new PictureLine(line.raw, m_host.theme(), parent);
    } else if (!line.address.isEmpty()) {
        auto *page = new Button(Icon::External, line.text, m_host.theme(), parent);
        page->setKind(Role::Link);
        page->setToolTip(tr("Open in the browser: %1").arg(itemmodels::shownText(line.raw)));
        connect(page, &QPushButton::clicked, this,
                [address = line.address] { QDesktopServices::openUrl(address); });
        page->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        widget = page;
    } else {
        widget = new ValueLabel(line, parent);
    }
    widget->setObjectName(u"value:"_s + line.key);
    if (qobject_cast<ValueLabel *>(widget))
        return widget;
    widget->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(widget, &QWidget::customContextMenuRequested, widget, [widget, line](QPoint place) {
        openCopyMenu(line, widget, widget->mapToGlobal(place));
    });
    return widget;
}

// Breaks name and address into two lines if they do not fit in one.
static QString linkWords(const QString &text, const QFontMetrics &metrics, int room)
{
    auto words = QString(text).replace(u'&', u"&&"_s);
    const auto address = words.lastIndexOf(u" ("_s);
    if (address > 0 && metrics.horizontalAdvance(text) > room)
        words[address] = u'\n';
    return words;
}

QWidget *FieldSheet::linksWidget(const FieldLine &line, QWidget *parent)
{
    auto *widget = new QWidget(parent);
    auto *box = columnIn(widget, 2);
    for (const auto &link : line.links) {
        const auto &theme = m_host.theme();
        const auto text = itemmodels::shownText(link.text);
        auto *button = new Button(linkWords(text, QFontMetrics(theme.font(Theme::Text::Medium)),
                                            theme.scaled(roomOfLink)),
                                  theme, widget);
        button->setKind(Role::Link);
        button->setObjectName(u"link:"_s + link.place.text());
        button->setAccessibleName(tr("%1: %2, open").arg(line.title, text));
        button->setToolTip(text);
        // Long names are elided, so that they do not push neighbouring widgets out of view.
        button->setMinimumWidth(std::min(m_host.theme().scaled(120), button->sizeHint().width()));
        connect(button, &QPushButton::clicked, this,
                [this, place = link.place] { m_host.open(place); });
        box->addWidget(button, 0, Qt::AlignLeft);
    }
    return widget;
}

} // namespace storedesk::ui::details
