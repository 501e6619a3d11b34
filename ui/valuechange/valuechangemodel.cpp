// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/valuechangemodel.h"

#include "itemmodels/showntext.h"
#include "ui/forms/valuewords.h"

#include <algorithm>

namespace storedesk::ui::valuechange {

using storage::ContactMirror;
using storedesk::imports::ChangedContact;

static constexpr int contactsOfPage = 100;

ValueChangeModel::ValueChangeModel(storedesk::exports::ContactMirrorReader &reader, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
{ }

void ValueChangeModel::show(const storedesk::imports::ValueChange &change, QStringList columns,
                            ContactMirror::Numbers numbers)
{
    beginResetModel();
    m_change = change;
    m_columns = std::move(columns);
    m_numbers = std::move(numbers);
    m_pages.clear();
    m_asked.clear();
    ++m_round;
    endResetModel();
}

int ValueChangeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int ValueChangeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstField + static_cast<int>(m_change.fields.size());
}

const ChangedContact *ValueChangeModel::contactAt(int row) const
{
    if (const auto *page = m_pages.object(row / contactsOfPage))
        return &page->at(static_cast<std::size_t>(row % contactsOfPage));
    ask(row / contactsOfPage);
    return nullptr;
}

void ValueChangeModel::ask(int page) const
{
    if (m_asked.contains(page))
        return;
    m_asked.insert(page);
    const auto first = m_numbers.begin() + page * contactsOfPage;
    const auto count = std::min<std::ptrdiff_t>(contactsOfPage, m_numbers.end() - first);
    // Loads the rows later, which does not logically change the model.
    auto *self = const_cast<ValueChangeModel *>(this);
    m_reader.ask([numbers = ContactMirror::Numbers(first, first + count)](
                     ContactMirror &copy) { return copy.rows(numbers); },
                 self,
                 [self, page, round = m_round](
                     const base::Result<std::vector<storage::MirroredContact>> &rows) {
                     if (round == self->m_round)
                         self->take(page, rows);
                 });
}

void ValueChangeModel::take(int page,
                            const base::Result<std::vector<storage::MirroredContact>> &rows)
{
    m_asked.remove(page);
    auto contacts = std::make_unique<Page>(static_cast<std::size_t>(contactsOfPage));
    if (rows)
        std::ranges::transform(*rows, contacts->begin(), [this](const auto &row) {
            return m_change.of(m_columns, row.cells);
        });
    m_pages.insert(page, contacts.release());
    const int last = std::min((page + 1) * contactsOfPage, rowCount()) - 1;
    Q_EMIT dataChanged(index(page * contactsOfPage, 0), index(last, columnCount() - 1));
}

QVariant ValueChangeModel::fieldData(const ChangedContact &contact,
                                     const catalogue::FieldRule &rule, int role) const
{
    const auto words = [&rule](const QJsonValue &value) {
        const auto text = itemmodels::shownText(forms::wordsOf(rule, value));
        return text.isEmpty() ? tr("empty") : text;
    };
    const auto current = contact.before.value(rule.key);
    const auto before = words(current);
    const bool changes = contact.after.contains(rule.key);
    const auto after = changes ? words(contact.after.value(rule.key)) : QString();
    switch (role) {
    case BeforeRole:
        return changes ? QVariant(before) : QVariant();
    case AfterRole:
        return changes ? QVariant(after) : QVariant();
    case HadValueRole:
        return !current.isNull();
    default:
        return changes ? tr("%1 → %2").arg(before, after) : tr("%1, unchanged").arg(before);
    }
}

QVariant ValueChangeModel::data(const QModelIndex &index, int role) const
{
    const bool isOwn = role == BeforeRole || role == AfterRole || role == HadValueRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)
        || (role != Qt::DisplayRole && role != Qt::ToolTipRole && !isOwn))
        return {};
    const auto *contact = contactAt(index.row());
    if (!contact)
        return {};
    const auto field = index.column() - FirstField;
    if (field >= 0)
        return fieldData(*contact, m_change.fields[static_cast<std::size_t>(field)].rule, role);
    if (isOwn)
        return {};
    return itemmodels::shownText(index.column() == NameColumn ? contact->name : contact->key());
}

QVariant ValueChangeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= columnCount())
        return {};
    if (section < FirstField)
        return section == NameColumn ? tr("Contact") : tr("Email or external ID");
    return m_change.fields[static_cast<std::size_t>(section - FirstField)].rule.title;
}

} // namespace storedesk::ui::valuechange
