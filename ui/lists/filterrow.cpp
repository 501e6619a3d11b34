// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/filterrow.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/resourcemodel.h"
#include "itemmodels/resourceview.h"
#include "ui/host/pagehost.h"
#include "ui/lists/listcolumns.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QPointer>

#include <algorithm>
#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

static bool isStateOrType(QLatin1StringView key)
{
    return std::ranges::any_of(
        std::array{"state"_L1, "status"_L1, "type"_L1},
        [key](QLatin1StringView end) { return key.endsWith(end, Qt::CaseInsensitive); });
}

FilterRow::FilterRow(const itemmodels::ResourceModel &records, itemmodels::ResourceView &view,
                     ListColumns &columns, PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_records(records)
    , m_view(view)
    , m_host(host)
    , m_theme(host.theme())
    , m_words(new SearchField(tr("Filter by text or ID"), m_theme, this))
    , m_row(new FlowLayout(this))
{
    m_row->setLastAtEnd(true);
    m_words->setKeyHint(QKeySequence::Find);
    m_words->setFixedWidth(m_theme.scaled(280));
    m_words->setObjectName(u"filter"_s);
    m_words->setAccessibleName(tr("Filter"));
    m_words->installEventFilter(this);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_view.setWords(text);
        Q_EMIT changed();
    });
    for (const auto field : {key::status, key::exportType, key::type}) {
        if (const int column = m_records.columnOf(QString(field)); column >= 0)
            addChooser(column);
    }
    addColumnsButton(columns);
    fitChoosers();
    orderRow();
    followRecords();
}

// Clears the whole filter on Esc, whichever widget has the focus.
bool FilterRow::eventFilter(QObject *watched, QEvent *event)
{
    const bool escape = event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (watched != m_words || !escape || !m_view.isFiltered())
        return QWidget::eventFilter(watched, event);
    clear();
    return true;
}

void FilterRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_view.isFiltered())
        clear();
    else
        QWidget::keyPressEvent(event);
}

void FilterRow::setShort(bool isShort)
{
    m_short = isShort;
    m_words->setFixedWidth(m_theme.scaled(isShort ? 110 : 280));
    fitChoosers();
}

void FilterRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitChoosers();
}

void FilterRow::fitChoosers() const
{
    for (const auto &chooser : m_choosers)
        fitChooser(chooser.box);
}

int FilterRow::wholeWidth(const QComboBox *box) const
{
    return box->fontMetrics().horizontalAdvance(box->itemText(0)) + m_theme.scaled(48);
}

// Returns false if the window is not high enough. The filter then gets a single line, because with
// very large text, rows are more useful than full labels.
bool FilterRow::hasRoomForWords() const
{
    int needed = m_theme.scaled(110) + m_columns->sizeHint().width();
    for (const auto &chooser : m_choosers)
        needed += wholeWidth(chooser.box) + m_theme.scaled(8);
    for (const auto *beside : m_besides)
        needed += beside->sizeHint().width() + m_theme.scaled(8);
    return !m_short || needed + m_theme.scaled(8) <= width();
}

void FilterRow::fitChooser(QComboBox *box) const
{
    // Make the box wide enough for the "all" entry, which is never elided in any language.
    const int all = m_columns && hasRoomForWords() ? wholeWidth(box) : 0;
    box->setMinimumWidth(std::max(all, m_theme.scaled(m_short ? 80 : 130)));
    box->setMaximumWidth(std::max(all, m_theme.scaled(m_short ? 96 : 190)));
}

void FilterRow::followRecords()
{
    connect(&m_records, &QAbstractItemModel::columnsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                for (int column = first; column <= last; ++column) {
                    if (isStateOrType(m_records.fieldAt(column).key))
                        addChooser(column);
                }
            });
    connect(&m_records, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { offerSeen(first, last); });
    connect(&m_records, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to) {
                offerSeen(from.row(), to.row());
            });
}

// Offers the values in the catalogue first and adds other values as soon as a record contains them.
void FilterRow::offerSeen(int firstRow, int lastRow)
{
    // Longer menus are no longer useful.
    constexpr int mostOffered = 40;
    for (const auto &chooser : m_choosers) {
        const auto &field = m_records.fieldAt(chooser.column);
        for (int row = firstRow; row <= lastRow && chooser.box->count() < mostOffered; ++row) {
            const auto value = itemmodels::valueAt(m_records.recordAt(row), field.key).toString();
            if (!value.isEmpty())
                offer(chooser.box, value, m_records.textAt(row, chooser.column));
        }
    }
}

void FilterRow::offer(QComboBox *box, const QString &value, const QString &words)
{
    if (box->findData(value) < 0)
        box->addItem(words, value);
    // Show the box only if it offers "all" and at least two values.
    box->setVisible(box->count() > 2);
}

void FilterRow::addChooser(int column)
{
    const auto &field = m_records.fieldAt(column);
    if (field.type != catalogue::Type::Choice && field.type != catalogue::Type::Text)
        return;
    const bool isState = !field.key.endsWith("type"_L1, Qt::CaseInsensitive);
    auto *box = new QComboBox(this);
    box->setObjectName(u"filter-"_s + QString(field.key));
    box->setAccessibleName(catalogue::titleOf(field));
    box->addItem(isState ? tr("All statuses") : tr("All types"));
    for (const auto &choice : field.choices)
        box->addItem(catalogue::labelOf(choice), QString(choice.id));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    fitChooser(box);
    // Fit the box again when the text size may have changed.
    connect(&m_theme, &Theme::changed, box, [this, box] { fitChooser(box); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, column, box](int index) {
        m_view.setChoice(column,
                         index <= 0 ? std::nullopt : std::optional(box->currentData().toString()));
        Q_EMIT changed();
    });
    box->setVisible(box->count() > 2);
    setTabOrder(m_choosers.empty() ? static_cast<QWidget *>(m_words) : m_choosers.back().box, box);
    m_choosers.push_back({column, box});
    orderRow();
}

// Places the widgets in tab order.
void FilterRow::orderRow()
{
    while (auto *item = m_row->takeAt(0))
        delete item;
    for (auto *stop : stops()) {
        if (stop)
            m_row->addWidget(stop);
    }
}

void FilterRow::addColumnsButton(ListColumns &columns)
{
    auto *button = m_columns = new Button(Icon::Columns, tr("Columns"), m_theme, this);
    button->setObjectName(u"columns"_s);
    const auto open = [this, &columns, button] {
        columns.openChooser(*button, m_theme);
    };
    connect(button, &Button::clicked, &columns, open);
    connect(&columns, &ListColumns::chooserAsked, button, open);
}

QList<QWidget *> FilterRow::stops() const
{
    QList<QWidget *> stops{m_words};
    for (const auto &chooser : m_choosers)
        stops.append(chooser.box);
    stops.append(m_besides);
    stops.append(m_columns);
    return stops;
}

void FilterRow::addBeforeColumns(QWidget *button)
{
    auto *last = m_choosers.empty() ? static_cast<QWidget *>(m_words) : m_choosers.back().box;
    setTabOrder(m_besides.isEmpty() ? last : m_besides.last(), button);
    setTabOrder(button, m_columns);
    m_besides.append(button);
    orderRow();
}

// Also clears the undo history of the text field, so that Ctrl+Z restores the whole filter there
// too.
void FilterRow::clear()
{
    const auto before = state();
    restore({});
    if (state() == before)
        return;
    m_host.tell(tr("The filter was cleared."), [self = QPointer(this), before] {
        if (self)
            self->restore(before);
    });
}

void FilterRow::showOnly(const QMap<QString, QString> &filter)
{
    m_words->setText(filter.value({}));
    for (const auto &chooser : m_choosers) {
        const auto wanted = filter.value(QString(m_records.fieldAt(chooser.column).key));
        if (!wanted.isEmpty())
            offer(chooser.box, wanted, wanted);
        chooser.box->setCurrentIndex(wanted.isEmpty() ? 0 : chooser.box->findData(wanted));
    }
}

QString FilterRow::summary() const
{
    QStringList parts;
    if (!m_words->text().isEmpty())
        parts.append(m_words->text());
    for (const auto &chooser : m_choosers) {
        if (chooser.box->currentIndex() > 0)
            parts.append(chooser.box->currentText());
    }
    return parts.join(u", "_s);
}

QJsonObject FilterRow::state() const
{
    QJsonObject state{{u"words"_s, m_words->text()}};
    for (const auto &chooser : m_choosers) {
        if (chooser.box->currentIndex() > 0)
            state.insert(chooser.box->objectName(), chooser.box->currentData().toString());
    }
    return state;
}

void FilterRow::restore(const QJsonObject &state)
{
    m_words->setText(state.value(u"words"_s).toString());
    for (const auto &chooser : m_choosers) {
        const auto value = state.value(chooser.box->objectName()).toString();
        if (!value.isEmpty())
            offer(chooser.box, value, value);
        chooser.box->setCurrentIndex(value.isEmpty() ? 0 : chooser.box->findData(value));
    }
}

} // namespace storedesk::ui::lists
