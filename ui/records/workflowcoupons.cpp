// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/workflowcoupons.h"

#include "account/account.h"
#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "ui/host/pagehost.h"
#include "ui/records/listtable.h"

#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

WorkflowCoupons::WorkflowCoupons(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_table(new ListTable(host, this))
{
    setObjectName(u"couponSetsOfWorkflow"_s);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_table);
    hide();
}

void WorkflowCoupons::showOf(const QString &workflow, const details::ReadingContext &reading)
{
    m_reading = reading;
    if (m_workflow != workflow) {
        m_workflow = workflow;
        read();
    } else if (!m_pages) {
        showSets();
    }
}

void WorkflowCoupons::read()
{
    delete m_pages;
    m_sets = {};
    hide();
    m_pages = m_host.account().session().couponSets().all(this);
    connect(m_pages, &api::Pages::page, this, [this](const QJsonArray &sets) {
        for (const auto &set : sets) {
            const auto workflows = set[key::usedInWorkflows].toArray();
            if (std::ranges::any_of(workflows, [this](const QJsonValue &used) {
                    return used[key::workflowId].toString() == m_workflow;
                }))
                m_sets.append(set);
        }
    });
    connect(m_pages, &api::Pages::finished, this, [this] {
        m_pages = nullptr;
        showSets();
    });
    connect(m_pages, &api::Pages::failed, this, [this] { m_pages = nullptr; });
}

void WorkflowCoupons::showSets()
{
    m_table->setRecords(Resource::CouponSet, catalogue::pluralOf(Resource::CouponSet), m_sets,
                        m_reading);
    setVisible(!m_sets.isEmpty());
}

} // namespace storedesk::ui::records
