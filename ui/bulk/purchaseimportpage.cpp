// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/purchaseimportpage.h"

#include "desk/desk.h"
#include "ui/bulk/ordercheckstep.h"
#include "ui/bulk/ordercolumnsstep.h"
#include "ui/bulk/orderlookupstep.h"
#include "ui/bulk/ordersendstep.h"
#include "ui/bulk/rowsstep.h"
#include "ui/frame/frame.h"
#include "ui/frame/jobplace.h"
#include "ui/widgets/pagehead.h"

#include <QDir>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using DraftState = purchases::PurchaseDraft::State;
using LookupState = purchases::OrderLookups::State;
using ReadState = jobs::BulkDraft::State;

static QString folderForTables(const Frame &frame)
{
    return frame.temporaryFolder().isEmpty() ? QDir::tempPath() : frame.temporaryFolder();
}

PurchaseImportPage::PurchaseImportPage(Frame &frame, QWidget *parent)
    : AssistantPage(frame, tr("Purchases from a file"), parent)
    , m_reader(jobs::JobBoard::of(frame.desk()), folderForTables(frame))
    , m_draft(frame.desk().session(), jobs::JobBoard::of(frame.desk()),
              QDir(frame.desk().folder()).filePath(u"order-columns.json"_s))
    , m_rows(new RowsStep(m_reader, frame, stepRoom()))
{
    jobs::BulkPlan plan;
    plan.operation = catalogue::OperationId::CreatePurchase;
    m_reader.setPlan(plan);
    head()->setSubtitle(tr("Orders as your shop exports them, one line per product"));
    addStep(m_rows);
    addStep(new OrderColumnsStep(m_draft, frame, stepRoom()));
    addStep(new OrderCheckStep(m_draft, frame, stepRoom()));
    addStep(new OrderLookupStep(m_draft, frame, stepRoom()));
    addStep(new OrderSendStep(m_draft, frame, stepRoom()));
    goTo(0);
    connect(&m_reader, &jobs::BulkDraft::changed, this, [this] {
        if (m_reader.state() != ReadState::Reading)
            m_draft.setTable(m_reader.sharedTable(), m_reader.title());
    });
    connect(&m_draft, &purchases::PurchaseDraft::changed, this, &Page::headChanged);
}

QString PurchaseImportPage::title() const
{
    return m_draft.fileName().isEmpty() ? titleBefore()
                                        : tr("Purchases: %1").arg(m_draft.fileName());
}

void PurchaseImportPage::paste(const QString &text)
{
    m_rows->setText(text, tr("Selected rows"));
    goTo(0);
}

void PurchaseImportPage::openFile(const QString &path)
{
    m_rows->openFile(path);
}

bool PurchaseImportPage::hasPendingChanges() const
{
    return m_draft.table() != nullptr || !m_rows->isEmpty();
}

void PurchaseImportPage::discardChanges()
{
    m_rows->clear();
    m_reader.clear();
    goTo(0);
}

bool PurchaseImportPage::settled() const
{
    return m_reader.state() != ReadState::Reading && m_draft.state() != DraftState::Checking
        && m_draft.lookups().state() != LookupState::Running && !m_draft.isCreating();
}

void PurchaseImportPage::finish()
{
    const auto id = m_draft.send();
    discardChanges();
    frame().open(jobPlace(id));
    frame().close(this);
}

} // namespace storedesk::ui::bulk
