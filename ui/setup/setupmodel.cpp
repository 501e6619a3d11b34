// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/setup/setupmodel.h"

#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::setup {

using storedesk::events::SetupStep;
using namespace Qt::StringLiterals;

namespace {

struct StateLook
{
    const char *word;
    Icon icon;
    Tone tone;
};

constexpr std::array kinds{SetupStep::Kind::ContactField, SetupStep::Kind::Integration,
                           SetupStep::Kind::EventType};
constexpr std::array states{SetupStep::State::Create, SetupStep::State::Differs,
                            SetupStep::State::AlreadyThere, SetupStep::State::Cannot};

// clang-format off
constexpr std::array kindTitles{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Contact fields"),
                                QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Integrations"),
                                QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Event types")};
// In the order of the states.
constexpr std::array stateLooks{
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Create"),        Icon::Plus,        Tone::Ok},
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Already exists"), Icon::Tick,        Tone::Neutral},
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Differs"),       Icon::Pencil,      Tone::Accent},
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Not possible"),        Icon::CrossCircle, Tone::Err},
};
constexpr std::array columnTitles{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Name"),
                                  QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "ID or alias"),
                                  QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Status"),
                                  QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Action")};
// clang-format on
static_assert(columnTitles.size() == SetupModel::ColumnCount);

const StateLook &lookOf(SetupStep::State state)
{
    return stateLooks[static_cast<std::size_t>(state)];
}

bool canBeTicked(const SetupStep &step)
{
    return step.state == SetupStep::State::Create || step.state == SetupStep::State::Differs;
}

} // namespace

void SetupModel::setSteps(QList<Step> steps, const QString &only)
{
    m_steps = std::move(steps);
    m_ticked.clear();
    for (int at = 0; at < m_steps.size(); ++at) {
        if (only.isEmpty() || m_steps[at].key == only)
            tick(at, true);
    }
    layOut();
    Q_EMIT ticksChanged();
}

void SetupModel::layOut()
{
    beginResetModel();
    m_lines.clear();
    for (const auto kind : kinds) {
        const auto heading = m_lines.size();
        m_lines.append({.kind = kind});
        for (int at = 0; at < m_steps.size(); ++at) {
            const auto &step = m_steps[at];
            const bool folded = step.state == Step::State::AlreadyThere
                && !m_unfolded.contains(static_cast<int>(kind));
            if (step.kind != kind || folded)
                continue;
            m_lines.append({.kind = kind, .step = at});
            for (int change = 0; change < step.changes.size(); ++change)
                m_lines.append({.kind = kind, .step = at, .change = change});
        }
        const bool none =
            std::ranges::none_of(m_steps, [kind](const Step &step) { return step.kind == kind; });
        if (none)
            m_lines.resize(heading);
    }
    endResetModel();
}

// An event type needs its integration: checking a type checks its integration, and unchecking an
// integration unchecks its types.
void SetupModel::tick(int step, bool on)
{
    const auto &chosen = m_steps[step];
    if (!canBeTicked(chosen))
        return;
    on ? void(m_ticked.insert(step)) : void(m_ticked.remove(step));
    for (int at = 0; at < m_steps.size(); ++at) {
        const auto &other = m_steps[at];
        const bool makes = other.kind == Step::Kind::Integration
            && chosen.kind == Step::Kind::EventType && other.name == chosen.integration
            && other.state == Step::State::Create;
        const bool needs = chosen.kind == Step::Kind::Integration
            && chosen.state == Step::State::Create && other.kind == Step::Kind::EventType
            && other.integration == chosen.name;
        if (on && makes)
            m_ticked.insert(at);
        if (!on && needs)
            m_ticked.remove(at);
    }
}

QList<SetupStep> SetupModel::ticked() const
{
    QList<Step> steps;
    for (int at = 0; at < m_steps.size(); ++at) {
        if (m_ticked.contains(at))
            steps.append(m_steps[at]);
    }
    return steps;
}

int SetupModel::count(Step::State state) const
{
    return static_cast<int>(std::ranges::count(m_steps, state, &Step::state));
}

int SetupModel::count(Step::Kind kind, Step::State state) const
{
    return static_cast<int>(std::ranges::count_if(
        m_steps, [=](const Step &step) { return step.kind == kind && step.state == state; }));
}

const SetupStep *SetupModel::stepAt(const QModelIndex &index) const
{
    const auto step = index.isValid() ? m_lines[index.row()].step : -1;
    return step < 0 ? nullptr : &m_steps[step];
}

void SetupModel::fold(const QModelIndex &index)
{
    if (!index.isValid() || stepAt(index))
        return;
    const int kind = static_cast<int>(m_lines[index.row()].kind);
    if (!m_unfolded.remove(kind))
        m_unfolded.insert(kind);
    layOut();
}

int SetupModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int SetupModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SetupModel::headingText(Step::Kind kind) const
{
    QStringList parts;
    int all = 0;
    for (const auto state : states) {
        const int found = count(kind, state);
        all += found;
        if (found > 0)
            parts.append(u"%L1 %2"_s.arg(found).arg(storedesk::events::wordsOf(state)));
    }
    return tr("%1 · %L2: %3", "kind of things, how many, which states")
        .arg(tr(kindTitles[static_cast<std::size_t>(kind)]))
        .arg(all)
        .arg(parts.join(u", "_s));
}

static QString whatHappens(const SetupStep &step)
{
    switch (step.state) {
    case SetupStep::State::Create:
        return storedesk::events::summaryOf(step);
    case SetupStep::State::AlreadyThere:
        return SetupModel::tr("Nothing. It is identical here.");
    case SetupStep::State::Differs:
        return SetupModel::tr("Current → new");
    case SetupStep::State::Cannot:
        break;
    }
    return step.why;
}

QString SetupModel::text(const Line &line, int column) const
{
    if (line.step < 0) {
        const bool open = m_unfolded.contains(static_cast<int>(line.kind));
        const int hidden = count(line.kind, Step::State::AlreadyThere);
        if (column == Name)
            return headingText(line.kind);
        return column == What && hidden > 0
            ? (open ? tr("Hide existing items") : tr("Show %Ln existing item(s)", nullptr, hidden))
            : QString();
    }
    const auto &step = m_steps[line.step];
    if (line.change >= 0) {
        const auto &change = step.changes[line.change];
        const std::array texts{change.what, QString(), QString(),
                               tr("%1 → %2", "value before, value after")
                                   .arg(change.before.isEmpty() ? u"—"_s : change.before,
                                        change.after.isEmpty() ? u"—"_s : change.after)};
        return texts[static_cast<std::size_t>(column)];
    }
    const std::array texts{step.name, step.key, tr(lookOf(step.state).word), whatHappens(step)};
    return texts[static_cast<std::size_t>(column)];
}

QVariant SetupModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &line = m_lines[index.row()];
    const bool heading = line.step < 0;
    const bool isStep = !heading && line.change < 0;
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return itemmodels::shownText(text(line, index.column()));
    if (role == ItemSpanRole)
        return heading && index.column() == Name;
    if (role == ItemMutedRole)
        return line.change >= 0 && index.column() == Name;
    if (role == Qt::CheckStateRole && index.column() == Name && isStep
        && canBeTicked(m_steps[line.step]))
        return m_ticked.contains(line.step) ? Qt::Checked : Qt::Unchecked;
    if (index.column() == State && isStep) {
        const auto &look = lookOf(m_steps[line.step].state);
        if (role == ItemIconRole)
            return QVariant::fromValue(look.icon);
        if (role == ItemToneRole)
            return static_cast<int>(look.tone);
    }
    if (heading && index.column() == Name && role == ItemIconRole)
        return QVariant::fromValue(m_unfolded.contains(static_cast<int>(line.kind))
                                       ? Icon::ChevronDown
                                       : Icon::ChevronRight);
    return {};
}

bool SetupModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!(flags(index) & Qt::ItemIsUserCheckable) || role != Qt::CheckStateRole)
        return false;
    tick(m_lines[index.row()].step, value.toInt() == Qt::Checked);
    Q_EMIT dataChanged(this->index(0, Name), this->index(rowCount() - 1, Name));
    Q_EMIT ticksChanged();
    return true;
}

Qt::ItemFlags SetupModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const auto &line = m_lines[index.row()];
    if (line.step < 0)
        return Qt::ItemIsEnabled;
    const auto plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const bool ticks = line.change < 0 && index.column() == Name && canBeTicked(m_steps[line.step]);
    return ticks ? plain | Qt::ItemIsUserCheckable : plain;
}

QVariant SetupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return {};
    return tr(columnTitles[static_cast<std::size_t>(section)]);
}

} // namespace storedesk::ui::setup
