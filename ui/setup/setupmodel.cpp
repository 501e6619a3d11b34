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
// The strings and icons, in the order of the states.
constexpr std::array stateLooks{
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Create"),        Icon::Plus,        Tone::Ok},
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Already exists"), Icon::Tick,        Tone::Neutral},
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Differs"),       Icon::Pencil,      Tone::Accent},
    StateLook{QT_TRANSLATE_NOOP("storedesk::ui::setup::SetupModel", "Not possible"),        Icon::CrossCircle, Tone::Err},
};
// clang-format on

const StateLook &lookOf(SetupStep::State state)
{
    return stateLooks[static_cast<std::size_t>(state)];
}

bool isPending(const SetupStep &step)
{
    return step.state == SetupStep::State::Create || step.state == SetupStep::State::Differs;
}

} // namespace

SetupModel::SetupModel(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = Name, .title = [] { return tr("Name"); },
         .text = [this](const SetupLine &line) { return nameText(line); },
         .roles = {{ItemSpanRole, [](const SetupLine &line) { return line.isHeading(); }},
                   {ItemMutedRole, [](const SetupLine &line) { return line.isChange(); }},
                   {Qt::CheckStateRole, [this](const SetupLine &line) { return checkState(line); }},
                   {ItemIconRole, [this](const SetupLine &line) { return foldIcon(line); }}},
         .flags = Qt::ItemIsUserCheckable},
        {.column = Key, .title = [] { return tr("ID or alias"); },
         .text = [this](const SetupLine &line) { return line.isStep() ? stepOf(line).key : QString(); }},
        {.column = State, .title = [] { return tr("Status"); },
         .text = [this](const SetupLine &line) { return line.isStep() ? tr(lookOf(stepOf(line).state).word) : QString(); },
         .roles = {{ItemIconRole, [this](const SetupLine &line) { return line.isStep() ? QVariant::fromValue(lookOf(stepOf(line).state).icon) : QVariant(); }},
                   {ItemToneRole, [this](const SetupLine &line) { return line.isStep() ? static_cast<int>(lookOf(stepOf(line).state).tone) : QVariant(); }}}},
        {.column = What, .title = [] { return tr("Action"); },
         .text = [this](const SetupLine &line) { return actionText(line); }},
    }, {
        {Qt::DisplayRole, [](const SetupLine &line, const Definition &column) { return itemmodels::shownText(column.text(line)); }},
        {Qt::ToolTipRole, [](const SetupLine &line, const Definition &column) { return itemmodels::shownText(column.text(line)); }},
    });
    // clang-format on
}

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
    std::vector<SetupLine> lines;
    for (const auto kind : kinds) {
        const auto heading = lines.size();
        lines.push_back({.kind = kind});
        for (int at = 0; at < m_steps.size(); ++at) {
            const auto &step = m_steps[at];
            const bool folded = step.state == Step::State::AlreadyThere
                && !m_unfolded.contains(static_cast<int>(kind));
            if (step.kind != kind || folded)
                continue;
            lines.push_back({.kind = kind, .step = at});
            for (int change = 0; change < step.changes.size(); ++change)
                lines.push_back({.kind = kind, .step = at, .change = change});
        }
        const bool none =
            std::ranges::none_of(m_steps, [kind](const Step &step) { return step.kind == kind; });
        if (none)
            lines.resize(heading);
    }
    setRows(std::move(lines));
}

// Checks or unchecks a step. An event type needs its integration: checking a type checks its
// integration, and unchecking an integration unchecks its types.
void SetupModel::tick(int step, bool on)
{
    const auto &chosen = m_steps[step];
    if (!isPending(chosen))
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
    return index.isValid() && !rowAt(index.row()).isHeading() ? &stepOf(rowAt(index.row()))
                                                              : nullptr;
}

void SetupModel::fold(const QModelIndex &index)
{
    if (!index.isValid() || stepAt(index))
        return;
    const int kind = static_cast<int>(rowAt(index.row()).kind);
    if (!m_unfolded.remove(kind))
        m_unfolded.insert(kind);
    layOut();
}

QString SetupModel::sumText() const
{
    QStringList parts;
    for (const auto state : states) {
        if (const int found = count(state); found > 0)
            parts.append(storedesk::events::countText(state, found));
    }
    return parts.isEmpty() ? QString()
                           : tr("%Ln compared = %1", nullptr, static_cast<int>(m_steps.size()))
                                 .arg(parts.join(u" + "_s));
}

QString SetupModel::headingText(Step::Kind kind) const
{
    QStringList parts;
    int all = 0;
    for (const auto state : states) {
        const int found = count(kind, state);
        all += found;
        if (found > 0)
            parts.append(storedesk::events::countText(state, found));
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
        return SetupModel::tr("No change. It is already identical.");
    case SetupStep::State::Differs:
        return SetupModel::tr("Current → new");
    case SetupStep::State::Cannot:
        break;
    }
    if (step.kind != SetupStep::Kind::EventType)
        return step.why;
    return step.aliasTaken ? SetupModel::tr("%1 Press Enter to choose another alias.").arg(step.why)
                           : SetupModel::tr("%1 Press Enter to plan the change.").arg(step.why);
}

bool SetupModel::canBeTicked(const SetupLine &line) const
{
    return line.isStep() && isPending(stepOf(line));
}

QString SetupModel::nameText(const SetupLine &line) const
{
    if (line.isHeading())
        return headingText(line.kind);
    const auto &step = stepOf(line);
    return line.isChange() ? step.changes[line.change].what : step.name;
}

QString SetupModel::actionText(const SetupLine &line) const
{
    if (line.isHeading()) {
        const int hidden = count(line.kind, Step::State::AlreadyThere);
        if (hidden == 0)
            return {};
        return m_unfolded.contains(static_cast<int>(line.kind))
            ? tr("Hide existing items")
            : tr("Show %Ln existing item(s)", nullptr, hidden);
    }
    if (line.isStep())
        return whatHappens(stepOf(line));
    const auto &change = stepOf(line).changes[line.change];
    return tr("%1 → %2", "value before, value after")
        .arg(change.before.isEmpty() ? u"—"_s : change.before,
             change.after.isEmpty() ? u"—"_s : change.after);
}

QVariant SetupModel::checkState(const SetupLine &line) const
{
    if (!canBeTicked(line))
        return {};
    return m_ticked.contains(line.step) ? Qt::Checked : Qt::Unchecked;
}

QVariant SetupModel::foldIcon(const SetupLine &line) const
{
    if (!line.isHeading())
        return {};
    return QVariant::fromValue(
        m_unfolded.contains(static_cast<int>(line.kind)) ? Icon::ChevronDown : Icon::ChevronRight);
}

bool SetupModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!acceptsInput(index, role))
        return false;
    tick(rowAt(index.row()).step, value.toInt() == Qt::Checked);
    reportAllChanged();
    Q_EMIT ticksChanged();
    return true;
}

Qt::ItemFlags SetupModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const auto &line = rowAt(index.row());
    if (line.isHeading())
        return Qt::ItemIsEnabled;
    const auto usual = ColumnModel::flags(index);
    return canBeTicked(line) ? usual : usual & ~Qt::ItemFlags(Qt::ItemIsUserCheckable);
}

} // namespace storedesk::ui::setup
