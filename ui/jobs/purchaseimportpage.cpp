// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/purchaseimportpage.h"
#include "ui/imports/tablesourcepanel.h"

#include "account/account.h"
#include "account/storezone.h"
#include "purchases/purchaserecipe.h"
#include "storage/drafts.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/purchaseaddress.h"
#include "ui/host/recipeaddress.h"
#include "ui/host/recipechooser.h"
#include "ui/host/recipesaving.h"
#include "ui/jobs/jobformdraft.h"
#include "ui/jobs/jobrowsstep.h"
#include "ui/jobs/ordercolumnsstep.h"
#include "ui/jobs/orderlookupstep.h"
#include "ui/jobs/ordersendstep.h"
#include "ui/orders/ordercheckstep.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QPointer>

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using DraftState = storedesk::purchases::PurchaseDraft::State;
using LookupState = storedesk::purchases::OrderLookups::State;

static constexpr auto rowsOfDraft = "rows"_L1;
static constexpr auto choicesOfDraft = "choices"_L1;
static constexpr auto stepOfDraft = "step"_L1;
static constexpr auto recipeOfDraft = "recipe"_L1;
// The last step that needs no data from the service; a draft resumes here at the latest.
static constexpr int orderCheckStep = 2;

static QString folderForTables(const PageHost &host)
{
    return host.temporaryFolder().isEmpty() ? QDir::tempPath() : host.temporaryFolder();
}

PurchaseImportPage::PurchaseImportPage(PageHost &host, const PageAddress &place, QWidget *parent)
    : RowsAssistantPage(host, place, tr("Purchases from a file"), parent)
    , m_draft(host.account().session(), host.workspace().jobManager(),
              QDir(host.account().folder()).filePath(u"order-columns.json"_s),
              folderForTables(host))
    , m_rows(new JobRowsStep(m_draft, host, stepRoom()))
    , m_stored(new JobFormDraft(
          host, place.text(), [this] { return values(); }, this))
    , m_useRecipe(new RecipeChooser(storedesk::imports::RecipeKind::Purchases, host, this))
    , m_saveRecipe(new Button(Icon::Copy, tr("Save as reci&pe…"), host.theme(), this))
    , m_saving(new RecipeSaving(
          [this](const QString &name) {
              return storedesk::purchases::purchaseRecipe(m_draft.choices(), name);
          },
          host, this))
{
    m_draft.setZone(account::usualZone(host.account().store()));
    connect(&host.account(), &account::Account::storeChanged, this,
            [this] { m_draft.setZone(account::usualZone(this->host().account().store())); });
    if (host.account().store().isEmpty())
        host.account().readStore();
    m_rows->startWithFile();
    addStep(m_rows);
    addStep(new OrderColumnsStep(m_draft, host, stepRoom()));
    addStep(new orders::OrderCheckStep(m_draft, host, stepRoom()));
    addStep(new OrderLookupStep(m_draft, host, stepRoom()));
    addStep(new OrderSendStep(m_draft, host, stepRoom()));
    buildRecipes();
    setRecipe(std::nullopt);
    m_draft.setDraftId(m_stored->id());
    goTo(0);
    connectDraft();
    restoreDraft();
    if (place.values.value(0) == recipeWord && !m_resumeAt)
        m_useRecipe->use(place.values.value(1));
}

void PurchaseImportPage::connectDraft()
{
    connect(&m_draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &PurchaseImportPage::matchRecipe);
    connect(&m_draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &PurchaseImportPage::resume);
    connect(&m_draft, &storedesk::purchases::PurchaseDraft::changed, this, &Page::headChanged);
    connect(&m_draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &PurchaseImportPage::noteEdit);
    connect(&m_rows->panel(), &imports::TableSourcePanel::edited, this,
            &PurchaseImportPage::noteEdit);
    connect(m_stored, &JobFormDraft::readable, this, &PurchaseImportPage::restoreDraft);
    connect(m_stored, &JobFormDraft::finished, this, &PurchaseImportPage::endWithJob);
}

void PurchaseImportPage::buildRecipes()
{
    m_saveRecipe->setObjectName(u"saveRecipe"_s);
    foot()->insertWidget(0, m_useRecipe->button());
    foot()->insertWidget(1, m_saveRecipe);
    connect(m_useRecipe, &RecipeChooser::chosen, this, &PurchaseImportPage::useRecipe);
    connect(m_saveRecipe, &Button::clicked, this, [this] {
        m_saving->ask(m_recipe ? m_recipe->name
                               : QFileInfo(m_draft.origin().title).completeBaseName());
    });
    connect(m_saving, &RecipeSaving::kept, this, [this](const QString &name) {
        setRecipe(storedesk::purchases::purchaseRecipe(m_draft.choices(), name));
    });
}

// Shows the name of the active recipe.
void PurchaseImportPage::setRecipe(std::optional<storedesk::imports::Recipe> recipe)
{
    m_recipe = std::move(recipe);
    head()->setSubtitle(m_recipe ? tr("With the recipe “%1”").arg(m_recipe->name)
                                 : tr("Orders as your shop exports them, one row per product"));
    noteEdit();
}

void PurchaseImportPage::useRecipe(const storedesk::imports::Recipe &recipe)
{
    if (const auto choices = storedesk::purchases::choicesOf(recipe); !choices)
        return host().tell(u"%1 %2"_s.arg(choices.error().what, choices.error().why));
    setRecipe(recipe);
    m_matchedColumns.clear();
    matchRecipe();
}

void PurchaseImportPage::matchRecipe()
{
    const auto columns = m_draft.table() ? m_draft.table()->columns : QStringList();
    if (std::exchange(m_matchedColumns, columns) == columns)
        return;
    // A restored draft has its own choices, which may differ from the recipe.
    if (columns.isEmpty() || !m_recipe || m_resumeAt)
        return;
    const auto choices =
        storedesk::purchases::choicesOf(*m_recipe).and_then([&columns](const auto &recipe) {
            return storedesk::purchases::choicesFor(recipe, columns);
        });
    if (choices)
        return m_draft.setChoices(*choices);
    const auto &problem = choices.error();
    setRecipe(std::nullopt);
    host().tell(u"%1 %2"_s.arg(problem.what, problem.next));
}

void PurchaseImportPage::entered(int step)
{
    m_useRecipe->button()->setVisible(step < orderCheckStep);
    m_saveRecipe->setVisible(step >= orderCheckStep);
    noteEdit();
}

QJsonObject PurchaseImportPage::values() const
{
    if (!hasPendingChanges() || !canKeepChanges())
        return {};
    QJsonObject values{{rowsOfDraft, m_rows->panel().source()},
                       {choicesOfDraft, m_draft.choices().toJson()},
                       {storage::editsMember, m_draft.storedEdits()},
                       {stepOfDraft, m_resumeAt.value_or(step())}};
    if (m_recipe)
        values.insert(recipeOfDraft, QJsonDocument::fromJson(m_recipe->toJson()).object());
    return values;
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
    const auto recipe = storedesk::imports::Recipe::fromJson(
        QJsonDocument(values[recipeOfDraft].toObject()).toJson());
    setRecipe(recipe ? std::optional(*recipe) : std::nullopt);
    m_resumeAt = std::min(values[stepOfDraft].toInt(), orderCheckStep);
    m_rows->panel().restore(values[rowsOfDraft].toObject());
    m_draft.setStoredEdits(values[storage::editsMember].toObject());
}

// Resumes a restored draft. The records are looked up again, because they may have changed in the
// meantime.
void PurchaseImportPage::resume()
{
    if (!m_resumeAt || m_draft.state() != DraftState::Read)
        return;
    const int at = *std::exchange(m_resumeAt, {});
    if (const auto lost = m_draft.applyStoredEdits(); !lost.isEmpty())
        host().tell(lost);
    const bool isMatched = m_draft.matching().missing().isEmpty();
    goTo(isMatched ? at : std::min(at, orderCheckStep - 1));
}

// Other rows replace those of the restored draft.
void PurchaseImportPage::stopRestoring()
{
    m_resumeAt.reset();
    m_draft.setStoredEdits({});
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
    stopRestoring();
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
    stopRestoring();
    m_rows->openFile(path);
}

void PurchaseImportPage::discardChanges()
{
    stopRestoring();
    setRecipe(std::nullopt);
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
