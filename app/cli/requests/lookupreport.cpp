// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/requests/lookupreport.h"

#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/output.h"

#include <QCoreApplication>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using jobs::LookupState;

LookupReport::LookupReport(const jobs::LookupList &list, bool asJson)
    : m_list(list)
    , m_asJson(asJson)
{
    connect(&list, &jobs::LookupList::changed, this, &LookupReport::printOn);
}

static bool isKnown(const jobs::LookupRow &row)
{
    return row.state != LookupState::Waiting && row.state != LookupState::Asking;
}

// For scripts; the same in every language.
static QString wordOf(LookupState state)
{
    switch (state) {
    case LookupState::Found:
        return u"found"_s;
    case LookupState::NotFound:
        return u"missing"_s;
    default:
        return u"failed"_s;
    }
}

static QJsonObject jsonOf(const jobs::LookupRow &row)
{
    QJsonObject line{{u"value"_s, row.value},
                     {u"by"_s, QString(row.lookupKey->word)},
                     {u"result"_s, wordOf(row.state)}};
    if (row.state == LookupState::Found)
        line.insert(u"record"_s, row.record);
    else
        line.insert(u"why"_s, row.sentence);
    return line;
}

static QString textOf(const jobs::LookupRow &row)
{
    if (row.state == LookupState::Found)
        return QCoreApplication::translate("Commands", "%1: found").arg(row.value);
    return u"%1: %2"_s.arg(row.value, row.sentence);
}

void LookupReport::printOn()
{
    const auto &rows = m_list.rows();
    for (; m_printed < rows.size() && isKnown(rows[m_printed]); ++m_printed) {
        if (m_asJson)
            printJson(jsonOf(rows[m_printed]));
        else
            printLine(textOf(rows[m_printed]));
    }
}

ExitCode LookupReport::end() const
{
    const qint64 found = m_list.count(LookupState::Found);
    const qint64 open = m_list.count(LookupState::Waiting) + m_list.count(LookupState::Asking);
    return exitCodeOf({.rows = m_list.size(),
                       .taken = found,
                       .refused = m_list.size() - found - open,
                       .waiting = open});
}

} // namespace storedesk::cli
