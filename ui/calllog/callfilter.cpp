// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/callfilter.h"

namespace storedesk::ui::calllog {

using itemmodels::CallLogModel;

CallFilter::CallFilter(CallLogModel &log, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_log(log)
{
    setSourceModel(&log);
    setSortRole(CallLogModel::SortRole);
}

CallFilter::Kind CallFilter::kindOf(CallLogModel::End end)
{
    switch (end) {
    case CallLogModel::End::Worked:
    case CallLogModel::End::Confirmed:
        return Kind::Worked;
    case CallLogModel::End::Slowed:
        return Kind::Slowed;
    default:
        return Kind::Failed;
    }
}

void CallFilter::setKind(Kind kind)
{
    m_kind = kind;
    invalidateFilter();
}

void CallFilter::setVerb(std::optional<catalogue::Verb> verb)
{
    m_verb = verb;
    invalidateFilter();
}

void CallFilter::setWords(const QString &words)
{
    m_words = words;
    invalidateFilter();
}

const api::CallRecord &CallFilter::recordAt(const QModelIndex &index) const
{
    return m_log.rowAt(mapToSource(index).row());
}

bool CallFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    const auto &record = m_log.rowAt(row);
    if (m_kind != Kind::All && kindOf(itemmodels::endOf(record)) != m_kind)
        return false;
    if (m_verb && http::operationOf(record.request).verb != *m_verb)
        return false;
    if (m_words.isEmpty())
        return true;
    const QStringList texts{record.target, itemmodels::causeOf(record), record.message, record.code,
                            QString::number(record.status)};
    return std::ranges::any_of(
        texts, [this](const QString &text) { return text.contains(m_words, Qt::CaseInsensitive); });
}

} // namespace storedesk::ui::calllog
