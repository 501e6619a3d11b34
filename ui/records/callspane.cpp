// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/callspane.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/records/recordloader.h"
#include "ui/tables/statepill.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using itemmodels::CallLogModel;

RecordCalls::RecordCalls(CallLogModel &log, const RecordLoader &reader, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_log(log)
    , m_reader(reader)
{
    setSortRole(CallLogModel::SortRole);
    setSourceModel(&log);
    sort(CallLogModel::Time, Qt::DescendingOrder);
}

bool RecordCalls::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    return m_reader.concerns(m_log.rowAt(row).request);
}

CallsPane::CallsPane(PageHost &host, const RecordLoader &reader, QWidget *parent)
    : QWidget(parent)
    , m_log(host.account().session().client().log())
    , m_calls(m_log, reader)
    , m_table(new TableView(host.theme(), this))
{
    build();
}

void CallsPane::build()
{
    static constexpr std::array widths{90, 80, 300, 160, 90, 90, 110, 160};
    static_assert(widths.size() == CallLogModel::ColumnCount);

    m_table->setModel(&m_calls);
    m_table->setObjectName(u"calls"_s);
    m_table->setAccessibleName(tr("Requests for this record"));
    m_table->cells()->setInk(CallLogModel::Time, CellInk::Muted);
    m_table->cells()->setInk(CallLogModel::Path, CellInk::Code);
    m_table->cells()->setElide(CallLogModel::Path, Qt::ElideMiddle);
    m_table->setPillColumn(CallLogModel::AnswerColumn, [](const QModelIndex &index) {
        return pillOfEnd(index.data(CallLogModel::EndRole).value<CallLogModel::End>(),
                         index.data().toString());
    });
    for (std::size_t column = 0; column < widths.size(); ++column)
        m_table->setColumnAtLeast(static_cast<int>(column), widths[column]);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(CallLogModel::Path, QHeaderView::Stretch);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_table);
}

} // namespace storedesk::ui::records
