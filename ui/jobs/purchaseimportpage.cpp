// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/purchaseimportpage.h"
#include "ui/imports/tablesourcepanel.h"

#include "account/account.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/purchaseaddress.h"
#include "ui/jobs/jobformdraft.h"
#include "ui/jobs/jobrowsstep.h"
#include "ui/jobs/ordercheckstep.h"
#include "ui/jobs/ordercolumnsstep.h"
#include "ui/jobs/orderlookupstep.h"
#include "ui/jobs/ordersendstep.h"
#include "ui/widgets/pagehead.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QPointer>

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using DraftState = storedesk::purchases::PurchaseDraft::State;
using LookupState = storedesk::purchases::OrderLookups::State;

static constexpr auto rowsOfDraft = "rows"_L1;
static constexpr auto choicesOfDraft = "choices"_L1;
static constexpr auto stepOfDraft = "step"_L1;
// The last step that needs no data from the service; a draft resumes here at the latest.
static constexpr int orderCheckStep = 2;

static QString folderForTables(const PageHost &host)
{
    return host.temporaryFolder().isEmpty() ? QDir::tempPath() : host.temporaryFolder();
}

PurchaseImportPage::PurchaseImportPage(PageHost &host, QWidget *parent)
    : RowsAssistantPage(host, {pageid::purchaseImport}, tr("Purchases from a file"), parent)
    , m_draft(host.account().session(), host.workspace().jobManager(),
              QDir(host.account().folder()).filePath(u"order-columns.json"_s),
              folderForTables(host))
    , m_rows(new JobRowsStep(m_draft, host, stepRoom()))
    , m_stored(new JobFormDraft(host, place().text(), [this] { return values(); }, this))
{
    head()->setSubtitle(tr("Orders as your shop exports them, one row per product"));
    addStep(m_rows);
    addStep(new OrderColumnsStep(m_draft, host, stepRoom()));
    addStep(new OrderCheckStep(m_draft, host, stepRoom()));
    addStep(new OrderLookupStep(m_draft, host, stepRoom()));
    addStep(new OrderSendStep(m_draft, host, stepRoom()));
    m_draft.setDraftId(m_stored->id());
    goTo(0);
    connect(&m_draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &PurchaseImportPage::resume);
    connect(&m_draft, &storedesk::purchases::PurchaseDraft::changed, this, &Page::headChanged);
    connect(&m_draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &PurchaseImportPage::noteEdit);
    connect(&m_rows->panel(), &imports::TableSourcePanel::edited, this,
            &PurchaseImportPage::noteEdit);
    connect(m_stored, &JobFormDraft::readable, this, &PurchaseImportPage::restoreDraft);
    connect(m_stored, &JobFormDraft::finished, this, &PurchaseImportPage::endWithJob);
    restoreDraft();
}

void PurchaseImportPage::entered(int /*step*/)
{
    noteEdit();
}

QJsonObject PurchaseImportPage::values() const
{
    if (!hasPendingChanges() || !canKeepChanges())
        return {};
    return {{rowsOfDraft, m_rows->panel().source()},
            {choicesOfDraft, m_draft.choices().toJson()},
            {stepOfDraft, m_resumeAt.value_or(step())}};
}

void PurchaseImportPage::restoreDraft()
{
    // If the form was filled in before the drafts were read, its rows take precedence.
    const auto stored = hasPendingChanges() ? std::nullopt : m_stored->load();
    if (!stored)
        return;
    m_draft.setDraftId(m_stored->id());
    restore(*stored);
}

void PurchaseImportPage::restore(const QJsonObject &values)
{
    m_draft.restore(
        storedesk::purchases::OrderChoices::fromJson(values[choicesOfDraft].toObject()));
    m_resumeAt = std::min(values[stepOfDraft].toInt(), orderCheckStep);
    m_rows->panel().restore(values[rowsOfDraft].toObject());
}

// Resumes a restored draft. The records are looked up again, because they may have changed in the
// meantime.
void PurchaseImportPage::resume()
{
    if (!m_resumeAt || !m_draft.table())
        return;
    const bool isMatched = m_draft.matching().missing().isEmpty();
    goTo(isMatched ? *m_resumeAt : std::min(*m_resumeAt, orderCheckStep - 1));
    m_resumeAt.reset();
}

void PurchaseImportPage::endWithJob()
{
    m_stored->renew();
    m_draft.setDraftId(m_stored->id());
    discardChanges();
}

QString PurchaseImportPage::title() const
{
    const auto &file = m_draft.origin().title;
    return file.isEmpty() ? titleBefore() : tr("Purchases: %1").arg(file);
}

void PurchaseImportPage::paste(const QString &text)
{
    m_resumeAt.reset();
    m_rows->panel().setText(text, tr("Selected rows"));
    goTo(0);
}

void PurchaseImportPage::showOnly(const QMap<QString, QString> &filter)
{
    const auto path = filter.value(QString(purchaseFileKey));
    if (path.isEmpty() || path == m_draft.origin().path)
        return;
    const auto before = values();
    const auto name = m_draft.origin().title;
    openFile(path);
    goTo(0);
    if (before.isEmpty())
        return;
    host().tell(tr("The rows of “%1” were replaced.").arg(name), [page = QPointer(this), before] {
        if (page)
            page->restore(before);
    });
}

void PurchaseImportPage::openFile(const QString &path)
{
    m_resumeAt.reset();
    m_rows->openFile(path);
}

void PurchaseImportPage::discardChanges()
{
    m_resumeAt.reset();
    m_draft.restore(std::nullopt);
    m_rows->panel().clear();
    m_draft.clear();
    m_stored->drop();
    goTo(0);
}

bool PurchaseImportPage::settled() const
{
    return m_draft.state() != DraftState::Reading && m_draft.state() != DraftState::Checking
        && m_draft.lookups().state() != LookupState::Running && !m_draft.isCreating();
}

void PurchaseImportPage::finish()
{
    // The job manager deletes the stored draft once the job is stored. Until then, the draft is the
    // only copy.
    const auto id = m_draft.send();
    host().open(jobPlace(id));
    host().close(this);
}

} // namespace storedesk::ui::jobs
