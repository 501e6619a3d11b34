// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importdraft.h"

#include "importcheck/columnmappingmemory.h"
#include "importcheck/listheader.h"
#include "importcheck/namedrepairs.h"
#include "importcheck/rowcheck.h"

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

ImportDraft::ImportDraft(const base::Clock &clock, Places places, QObject *parent)
    : EditableDraft(places.temporary, parent)
    , m_places(std::move(places))
    , m_reading(clock)
    , m_preview(clock)
    , m_texts(clock)
    , m_checking(clock)
    , m_phones(clock)
    , m_previewing(clock)
{ }

ImportDraft::~ImportDraft() = default;

double ImportDraft::progress() const
{
    return m_state == State::Checking ? m_checking.part() : m_reading.part();
}

void ImportDraft::stopWork()
{
    m_checkWanted = false;
    m_preview.stop();
    for (auto *work : {&m_reading, &m_texts, &m_checking, &m_phones, &m_previewing})
        work->stop();
}

void ImportDraft::dropTable()
{
    m_table.reset();
    m_unusable.reset();
    m_given.reset();
    m_matching = {};
    m_history.clear();
    m_result = {};
}

std::optional<importcheck::TableOutline> ImportDraft::outline() const
{
    if (!m_table)
        return std::nullopt;
    return importcheck::TableOutline{.columns = m_table->columns,
                                     .sample = m_table->sample,
                                     .rows = m_table->isCounted() ? std::optional(m_table->rows())
                                                                  : std::nullopt,
                                     .entries = m_table->opened.entries,
                                     .entry = m_table->opened.entry};
}

// For bulk jobs, whether the table has a header has already been decided.
static importcheck::ListFields listFieldsOf(const importcheck::ImportSettings &settings)
{
    if (settings.fixed)
        return {};
    return {.fields = importcheck::targetsOf(settings.kind, {}),
            .key = importcheck::keysOf(settings.kind).constLast()};
}

void ImportDraft::read()
{
    m_unusable.reset();
    m_history.clear();
    m_result = {};
    struct Opened
    {
        base::Result<importcheck::ImportTable> table;
        importcheck::Remembered last;
    };
    m_reading.start(
        [path = path(), reading = m_origin.reading, folder = m_places.temporary,
         memory = importcheck::ColumnMappingMemory(m_places.memory), kind = m_settings.kind,
         list = listFieldsOf(m_settings),
         isFixed = m_settings.fixed != nullptr](base::Progress &progress) {
            Opened opened{.table =
                              importcheck::openTableOrList(path, reading, list, folder, progress),
                          .last = {}};
            if (opened.table && !isFixed)
                opened.last = memory.find(kind, opened.table->columns);
            return opened;
        },
        [this](Opened &&opened) {
            m_preview.stop();
            if (!opened.table)
                return failToRead(opened.table.error());
            m_last = m_given.value_or(opened.last);
            m_table = std::make_shared<const importcheck::ImportTable>(
                opened.table->withDerived(m_last.derived));
            m_state = State::Read;
            match();
            applyLastTime();
            count();
        });
    m_preview.start(path(), m_origin.reading, m_places.temporary, [this] { Q_EMIT changed(); });
}

// Repeats the changes of the last file with the same headings, as one step of the history.
void ImportDraft::applyLastTime()
{
    if (const auto last = numberedRepairs(m_last.repairs, m_table->columns); !last.empty())
        m_history.add(tr("Changes from last time"), last);
}

importcheck::Remembered ImportDraft::toRemember() const
{
    auto remembered = m_matching.toRemember();
    if (!m_table)
        return remembered;
    remembered.derived = m_table->derived;
    remembered.repairs = namedRepairs(m_history.repairs(), m_table->columns);
    std::erase_if(remembered.repairs, [](const importcheck::ColumnRepair &one) {
        return one.repair.kind != importcheck::FaultKind::None
            || importcheck::isOfRows(one.repair.action);
    });
    return remembered;
}

void ImportDraft::setGuards(const Guards &guards)
{
    m_guards = guards;
    Q_EMIT changed();
}

void ImportDraft::setGuards(const Guards &guards, const importcheck::Remembered &expected)
{
    m_expected = expected;
    setGuards(guards);
}

QStringList ImportDraft::brokenGuards(std::optional<qint64> blanked) const
{
    return imports::brokenGuards(m_guards, *this, m_expected ? &*m_expected : nullptr, blanked);
}

// The user's choices for the other columns are preserved.
void ImportDraft::setDerived(const std::vector<importcheck::DerivedColumn> &columns)
{
    m_last = toRemember();
    m_table = std::make_shared<const importcheck::ImportTable>(m_table->withDerived(columns));
    match();
}

void ImportDraft::addDerived(const std::vector<importcheck::DerivedColumn> &columns)
{
    if (!m_table)
        return;
    auto derived = m_table->derived;
    derived.insert(derived.end(), columns.begin(), columns.end());
    setDerived(derived);
}

void ImportDraft::removeDerived(int column)
{
    const auto number = m_table ? column - m_table->fileColumns() : -1;
    if (number < 0 || column >= m_table->columns.size())
        return;
    auto derived = m_table->derived;
    derived.erase(derived.begin() + number);
    m_history.removeColumn(column);
    setDerived(derived);
}

void ImportDraft::match()
{
    m_matching = matched();
    matchingChanged();
}

importcheck::ColumnMapping ImportDraft::matched() const
{
    auto matching = m_settings.fixed
        ? importcheck::ColumnMapping(*m_settings.fixed, *m_table)
        : importcheck::ColumnMapping(
              m_settings.kind, importcheck::targetsOf(m_settings.kind, m_settings.contactFields),
              *m_table, m_last);
    matching.setConstants(m_settings.constants);
    return matching;
}

void ImportDraft::count()
{
    m_reading.start(
        [table = m_table](base::Progress &progress) { return table->counted(progress); },
        [this](base::Result<importcheck::ImportTable> &&counted) {
            if (!counted || counted->unusable) {
                m_problem = counted ? *counted->unusable : counted.error();
                m_unusable = m_problem;
                // Without the counts, a check that was waiting for them cannot start.
                m_checkWanted = false;
                if (m_state == State::Checking)
                    m_state = State::Read;
                Q_EMIT changed();
                return;
            }
            // Columns may have been derived in the meantime.
            m_table = std::make_shared<const importcheck::ImportTable>(
                counted->withDerived(m_table->derived));
            m_matching.setCounts(*m_table);
            countTexts();
            Q_EMIT changed();
        });
}

// The check result is outdated, and the strings in new option columns have not been counted yet.
void ImportDraft::matchingChanged()
{
    const bool checking = m_state == State::Checking;
    m_checking.stop();
    m_phones.stop();
    m_previewing.stop();
    m_result = {};
    if (checking || m_state == State::Checked)
        m_state = State::Read;
    countTexts();
    Q_EMIT changed();
}

void ImportDraft::countTexts()
{
    if (!m_table || !m_table->isCounted())
        return;
    struct Wanted
    {
        int column;
        bool list;
    };
    std::vector<Wanted> wanted;
    for (const int column : m_matching.uncounted())
        wanted.push_back({column, m_matching.ruleOf(column)->type == catalogue::Type::Choices});
    if (wanted.empty()) {
        if (std::exchange(m_checkWanted, false))
            check();
        return;
    }
    using Texts = std::vector<std::pair<int, base::Result<std::vector<importcheck::TextCount>>>>;
    m_texts.start(
        [table = m_table, wanted](base::Progress &progress) {
            Texts texts;
            for (const auto &one : wanted)
                texts.emplace_back(one.column,
                                   table->texts(one.column, one.list,
                                                importcheck::ColumnMapping::mostTexts, progress));
            return texts;
        },
        [this](const Texts &texts) {
            for (const auto &[column, counted] : texts) {
                if (counted)
                    m_matching.setTexts(column, *counted);
                else
                    m_problem = counted.error();
            }
            if (std::exchange(m_checkWanted, false))
                check();
            Q_EMIT changed();
        });
}

void ImportDraft::setSettings(const importcheck::ImportSettings &settings)
{
    if (settings == m_settings)
        return;
    const bool sameFields = settings.kind == m_settings.kind
        && settings.contactFields == m_settings.contactFields && settings.fixed == m_settings.fixed
        && settings.constants == m_settings.constants;
    const bool sameRules = sameFields && settings.storeDomains == m_settings.storeDomains
        && settings.sentCodes == m_settings.sentCodes
        && settings.phonePrefix == m_settings.phonePrefix;
    const bool sameKind = settings.kind == m_settings.kind;
    m_settings = settings;
    // Only coupons have generated codes.
    m_origin.generated = m_origin.generated && sameKind;
    if (!m_table || sameRules) {
        Q_EMIT changed();
        return;
    }
    if (sameFields)
        return matchingChanged();
    const auto before = std::exchange(m_matching, {});
    if (!sameKind) {
        m_last = {};
        m_history.clear();
    }
    m_matching = matched();
    if (sameKind)
        m_matching.applyChoices(before);
    matchingChanged();
}

void ImportDraft::setTarget(int column, const QString &key)
{
    m_matching.setTarget(column, key);
    // A column replaces the constant value of its field.
    std::erase_if(m_settings.constants,
                  [&key](const records::FieldConstant &constant) { return constant.key == key; });
    m_matching.setConstants(m_settings.constants);
    matchingChanged();
}

void ImportDraft::setOption(int column, const QString &text, const QString &option)
{
    m_matching.setOption(column, text, option);
    matchingChanged();
}

void ImportDraft::matchAgain()
{
    m_last = {};
    m_given.reset();
    if (m_table)
        match();
}

void ImportDraft::setRemembered(const importcheck::Remembered &matching)
{
    m_last = matching;
    if (!m_table) {
        m_given = matching;
        return;
    }
    m_history.clear();
    m_table =
        std::make_shared<const importcheck::ImportTable>(m_table->withDerived(matching.derived));
    match();
}

QString ImportDraft::missing() const
{
    if (!m_table)
        return tr("Choose a file first.");
    if (m_unusable)
        return u"%1 %2"_s.arg(m_unusable->what, m_unusable->why).trimmed();
    if (m_settings.kind == importcheck::ImportKind::Coupons && m_settings.couponSetId.isEmpty())
        return tr("Choose the coupon set that receives the codes.");
    return m_matching.missing();
}

void ImportDraft::check()
{
    if (!missing().isEmpty())
        return;
    m_problem = {};
    m_phones.stop();
    m_checkWanted = !m_table->isCounted() || m_texts.running();
    if (m_checkWanted)
        return setState(State::Checking);
    m_checking.start(
        [table = m_table, matching = m_matching, settings = m_settings,
         edits = m_history.edits()](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits);
            return importcheck::checkRows(*table, conversion, progress);
        },
        [this](base::Result<importcheck::CheckResult> &&result) {
            if (!result) {
                m_problem = result.error();
                m_result = {};
                return setState(State::Read);
            }
            m_result = std::move(*result);
            setState(State::Checked);
            checkPhones();
        });
    setState(State::Checking);
}

// Validating numbers takes far longer than checking their form, so it runs after the check while
// the user already sees the result.
void ImportDraft::checkPhones()
{
    const auto phones =
        std::ranges::any_of(columns(), [this](const importcheck::ImportColumn &column) {
            const auto *rule = m_matching.targets().rule(column.target);
            return rule && rule->type == catalogue::Type::Phone;
        });
    if (!phones)
        return;
    m_phones.start(
        [table = m_table, matching = m_matching, settings = m_settings,
         edits = m_history.edits()](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits,
                                                     importcheck::CellFaults::Phones::Closely);
            return importcheck::checkRows(*table, conversion, progress);
        },
        [this](base::Result<importcheck::CheckResult> &&result) {
            if (!result || m_state != State::Checked)
                return;
            m_result = std::move(*result);
            Q_EMIT changed();
        });
}

std::vector<importcheck::BlankCells> ImportDraft::blanksToSend() const
{
    if (m_settings.firstRows == 0 || m_settings.firstRows >= m_result.good || !m_table)
        return m_result.blanks;
    return importcheck::blanksInTrial(
        *m_table, importcheck::Conversion(*m_table, m_matching, m_settings, m_history.edits()),
        m_result, m_settings.firstRows);
}

const tablefile::OpenedTable *ImportDraft::openedTable() const
{
    return m_table ? &m_table->opened : nullptr;
}

void ImportDraft::editsChanged()
{
    m_previewing.stop();
    check();
}

importcheck::RepairContext ImportDraft::contextOf(int column) const
{
    return {.rule = m_matching.ruleOf(column),
            .format = m_table->source.formatOf(column),
            .phonePrefix = m_settings.phonePrefix};
}

void ImportDraft::setCells(const QString &name, const std::vector<importcheck::CellEdit> &cells)
{
    if (!m_table || cells.empty())
        return;
    m_history.add(name, cells);
    editsChanged();
}

void ImportDraft::applySafeRepairs()
{
    const auto repairs = m_table ? m_result.safeRepairs() : std::vector<importcheck::Repair>();
    if (repairs.empty())
        return;
    m_history.add(tr("Apply all safe fixes"), repairs);
    editsChanged();
}

void ImportDraft::preview(const importcheck::Repair &repair)
{
    if (!m_table || !m_table->isCounted())
        return;
    if (importcheck::isOfRows(repair.action)) {
        importcheck::RepairPreview preview{.repair = repair};
        for (const auto &group : m_result.groups) {
            const bool mine = repair.action == importcheck::Action::KeepLast
                ? group.kind == repair.kind
                : group.kind == repair.kind && group.column == repair.column;
            preview.changed += mine ? group.cells : 0;
            preview.before = mine && preview.before.isEmpty() ? group.example : preview.before;
        }
        QMetaObject::invokeMethod(
            this, [this, preview] { Q_EMIT previewed(preview); }, Qt::QueuedConnection);
        return;
    }
    m_previewing.start(
        [table = m_table, matching = m_matching, settings = m_settings, edits = m_history.edits(),
         repair](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits);
            return importcheck::previewOf(*table, conversion, repair, progress);
        },
        [this](const base::Result<importcheck::RepairPreview> &preview) {
            if (preview)
                Q_EMIT previewed(*preview);
        });
}

} // namespace storedesk::imports
