// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/effecttable.h"

#include "ui/host/pagehost.h"
#include "ui/importeffect/effectdelegate.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"

#include <QAction>
#include <QButtonGroup>
#include <QCheckBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::EffectRowsModel;
using Shown = EffectRowsModel::Which;

namespace {

struct Chip
{
    Shown which;
    const char *title;
    // The part of the sum in the footer.
    const char *part;
    std::optional<Icon> icon;
    // Whether the chip is shown even if its count is 0.
    bool isAlways = true;
};

constexpr std::array chips{
    Chip{Shown::All, QT_TRANSLATE_NOOP("EffectChips", "All"), nullptr, std::nullopt},
    Chip{Shown::Created, QT_TRANSLATE_NOOP("EffectChips", "Created"),
         QT_TRANSLATE_NOOP("EffectChips", "%L1 created"), Icon::Plus},
    Chip{Shown::Updated, QT_TRANSLATE_NOOP("EffectChips", "Updated"),
         QT_TRANSLATE_NOOP("EffectChips", "%L1 updated"), Icon::Pencil},
    Chip{Shown::Erasing, QT_TRANSLATE_NOOP("EffectChips", "Erases values"),
         QT_TRANSLATE_NOOP("EffectChips", "%L1 erase a value"), Icon::Minus},
    Chip{Shown::Unchanged, QT_TRANSLATE_NOOP("EffectChips", "Unchanged"),
         QT_TRANSLATE_NOOP("EffectChips", "%L1 unchanged"), Icon::Tick},
    Chip{Shown::Rejected, QT_TRANSLATE_NOOP("EffectChips", "Will be rejected"),
         QT_TRANSLATE_NOOP("EffectChips", "%L1 will be rejected"), Icon::CrossCircle, false},
    Chip{Shown::NotKnown, QT_TRANSLATE_NOOP("EffectChips", "Unknown"),
         QT_TRANSLATE_NOOP("EffectChips", "%L1 unknown"), Icon::Help, false},
};
static_assert(chips.size() == static_cast<std::size_t>(Shown::Count));

QString chipText(const char *text)
{
    return QCoreApplication::translate("EffectChips", text);
}

} // namespace

EffectTable::EffectTable(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_chips(new QButtonGroup(this))
    , m_onlyChanges(new QCheckBox(tr("Show only columns that chan&ge"), this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_foot(new FootLine(host.theme(), this))
{
    build();
    addKeys();
    connect(m_chips, &QButtonGroup::idClicked, this,
            [this](int id) { showOnly(static_cast<Shown>(id)); });
    connect(m_onlyChanges, &QCheckBox::toggled, &m_rows, &EffectRowsModel::setOnlyChanges);
    connect(m_foot->button(), &Button::clicked, this, [this] { goToChange(false); });
    connect(&m_rows, &QAbstractItemModel::modelAboutToBeReset, this, &EffectTable::storeWidths);
    connect(&m_rows, &QAbstractItemModel::modelReset, this, &EffectTable::fitColumns);
}

void EffectTable::build()
{
    auto *line = new QWidget(this);
    auto *flow = new FlowLayout(line);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setLastAtEnd(true);
    for (const auto &chip : chips) {
        auto *button = new Button({}, m_host.theme(), line);
        button->setProperty("place", u"alone"_s);
        button->setKind(Role::Segment);
        if (chip.icon)
            button->setSign(*chip.icon);
        button->setCheckable(true);
        button->setObjectName(u"effect%1"_s.arg(static_cast<int>(chip.which)));
        m_chips->addButton(button, static_cast<int>(chip.which));
        flow->addWidget(button);
    }
    m_onlyChanges->setObjectName(u"onlyChanges"_s);
    flow->addWidget(m_onlyChanges);
    m_table->setObjectName(u"effectRows"_s);
    m_table->setAccessibleName(tr("Preview of each row"));
    m_table->setModel(&m_rows);
    m_table->rowTransfer()->setIsLoaded(
        [](const QModelIndex &index) { return index.data(EffectRowsModel::KnownRole).toBool(); });
    m_table->setItemDelegate(new EffectDelegate(m_host.theme(), m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSortingEnabled(false);
    m_table->verticalHeader()->show();
    m_table->setMinimumHeight(m_host.theme().scaled(150));
    m_foot->offer(tr("Next change"), Qt::Key_F8);
    m_foot->button()->setObjectName(u"nextChange"_s);
    auto *panel = new Panel(this);
    panel->box()->setSpacing(0);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(m_foot);
    auto *box = columnIn(this, 8);
    box->addWidget(line);
    box->addWidget(panel, 1);
}

void EffectTable::addKeys()
{
    for (const bool backwards : {false, true}) {
        auto *action = new QAction(this);
        action->setShortcut(backwards ? QKeySequence(Qt::SHIFT | Qt::Key_F8)
                                      : QKeySequence(Qt::Key_F8));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, backwards] { goToChange(backwards); });
        addAction(action);
    }
}

void EffectTable::goToChange(bool backwards)
{
    const auto next = m_rows.nextChange(m_table->currentIndex(), backwards);
    if (!next.isValid())
        return m_host.tell(tr("There are no more changes."));
    m_table->setCurrentIndex(next);
    m_table->setFocus(Qt::OtherFocusReason);
}

void EffectTable::showOnly(Shown which)
{
    m_rows.setWhich(which);
    showCounts();
}

void EffectTable::show(const std::shared_ptr<const storedesk::imports::EffectSource> &source,
                       const QString &whyNot)
{
    if (source != m_source) {
        m_source = source;
        m_rows.setSource(source);
    }
    showCounts();
    if (source)
        m_pane->clear();
    else
        m_pane->showContent({.icon = Icon::Eye,
                             .tone = Tone::Neutral,
                             .headline = tr("The preview is not available yet"),
                             .sentence = whyNot});
}

void EffectTable::showCounts()
{
    QStringList parts;
    for (const auto &chip : chips) {
        const auto count = m_rows.count(chip.which);
        auto *button = static_cast<Button *>(m_chips->button(static_cast<int>(chip.which)));
        const auto title = chipText(chip.title);
        button->setText(m_source ? u"%1  %2"_s.arg(title, QLocale().toString(count)) : title);
        button->setEnabled(m_source != nullptr);
        button->setVisible(chip.isAlways || count > 0);
        button->setChecked(m_source && m_rows.which() == chip.which);
        if (chip.part && count > 0)
            parts.append(chipText(chip.part).arg(count));
    }
    m_onlyChanges->setEnabled(m_source != nullptr);
    m_foot->setSign(m_source ? std::optional(Icon::TickCircle) : std::nullopt, Tone::Ok);
    m_foot->setText(m_source
                        ? tr("%1 = %Ln row(s)", nullptr,
                             static_cast<int>(std::min<qint64>(m_rows.count(Shown::All), INT_MAX)))
                              .arg(parts.join(u" + "_s))
                        : QString());
    m_foot->button()->setEnabled(
        m_source && m_rows.count(Shown::Updated) + m_rows.count(Shown::Erasing) > 0);
}

// The model has changed already when this is called, so it is not asked for the fields.
void EffectTable::storeWidths()
{
    for (int column = 1; column < m_fields.size(); ++column)
        m_widths.insert(m_fields[column], m_table->columnWidth(column));
}

// Widths set by the user outlast another comparison.
void EffectTable::fitColumns()
{
    m_fields.clear();
    for (int column = 0; column < m_rows.columnCount(); ++column)
        m_fields.append(
            m_rows.headerData(column, Qt::Horizontal, EffectRowsModel::FieldRole).toString());
    if (!m_source || m_fields.isEmpty())
        return;
    const auto keys = storedesk::importcheck::keysOf(m_source->conversion.kind());
    m_table->setColumnAtLeast(0, 130);
    for (int column = 1; column < m_fields.size(); ++column) {
        const auto &field = m_fields[column];
        if (const auto width = m_widths.constFind(field); width != m_widths.cend())
            m_table->setColumnWidth(column, *width);
        else
            m_table->setColumnAtLeast(column, keys.contains(field) ? 230 : 180);
    }
}

} // namespace storedesk::ui::imports
