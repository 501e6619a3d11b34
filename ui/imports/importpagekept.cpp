// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/newfile.h"
#include "ui/imports/importpage.h"

#include "account/account.h"
#include "sheet/arrangement.h"
#include "storage/drafts.h"
#include "transfers/draftjobs.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/typeddraft.h"
#include "ui/imports/importfilestep.h"
#include "ui/imports/importrunstep.h"

#include <QFileDialog>
#include <QJsonDocument>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::Recipe;

// Pasted rows are stored up to this size; larger tables are expected to be files.
static constexpr qsizetype longestKept = 4 * 1024 * 1024;

// Stores the file, its reading options, the column mapping and the chosen fixes. Edited cells are
// not stored, because they apply only to the current content of the file.
QJsonObject ImportPage::typed() const
{
    // A recipe is stored even if its file cannot be read now, because it may be readable later.
    if (!hasPendingChanges() && !m_recipe)
        return {};
    const auto &origin = m_draft.origin();
    const auto &pasted = m_file->pasted();
    if (origin.path.isEmpty() && (pasted.isEmpty() || pasted.size() > longestKept))
        return {};
    const auto recipe = m_recipe.value_or(Recipe::of(m_draft, origin.title));
    return {{u"path"_s, origin.path},
            {u"text"_s, origin.path.isEmpty() ? pasted : QString()},
            {u"title"_s, origin.title},
            {u"generated"_s, origin.generated},
            {transfers::draftIdMember, m_draftId},
            {u"reading"_s, sheet::jsonOf(origin.reading)},
            {u"recipe"_s, QJsonDocument::fromJson(recipe.toJson()).object()}};
}

void ImportPage::loadDraft()
{
    const auto kept = m_kept->kept();
    if (!kept || m_draft.table() || !m_run->id().isEmpty())
        return;
    const auto &values = kept->values;
    const auto recipe = Recipe::fromJson(QJsonDocument(values[u"recipe"_s].toObject()).toJson());
    if (!recipe)
        return;
    if (const auto id = values[transfers::draftIdMember].toString(); !id.isEmpty())
        m_draftId = id;
    if (!transfers::jobOfDraft(m_jobManager.jobs(), m_draftId).isEmpty())
        return endWithJob();
    m_keptAt = kept->keptAt;
    recipe->prepare(m_draft);
    m_file->setKind(m_draft.settings().kind);
    m_recipe = *recipe;
    const auto path = values[u"path"_s].toString();
    const auto text = values[u"text"_s].toString();
    const auto title = values[u"title"_s].toString();
    if (path.isEmpty() && values[u"generated"_s].toBool())
        m_file->setGenerated(text, title);
    else if (path.isEmpty())
        m_file->setText(text, title);
    else
        m_draft.openFile(path, sheet::readingOf(values[u"reading"_s].toObject()));
}

void ImportPage::startOver()
{
    auto &host = this->host();
    const auto place = m_place;
    const auto what = title();
    const auto before = typed();
    discardChanges();
    host.close(this);
    host.open(place);
    host.tell(tr("“%1” was discarded.").arg(what), [&host, place, before] {
        host.account().storage().drafts().keep(place.text(), before);
        if (auto *page = host.pageAt(place))
            host.close(page);
        host.open(place);
    });
}

void ImportPage::keepDraftChanges()
{
    m_kept->keep();
}

void ImportPage::discardChanges()
{
    m_kept->drop();
}

void ImportPage::askToSaveRecipe()
{
    auto *dialog = fileDialog(host(), window(), tr("Save as a recipe"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(importRecipeEnding.mid(1));
    dialog->selectFile(QFileInfo(m_draft.origin().title).completeBaseName() + importRecipeEnding);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportPage::saveRecipe);
    dialog->open();
}

// The recipe is small enough to be written without a background thread.
void ImportPage::saveRecipe(const QString &path)
{
    const auto recipe = storedesk::imports::Recipe::of(m_draft, QFileInfo(path).completeBaseName());
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const bool saved =
        file.open(QIODevice::WriteOnly) && file.write(recipe.toJson()) >= 0 && file.commit();
    host().tell(saved ? tr("Saved: %1").arg(path)
                      : tr("Couldn't save the recipe. %1").arg(file.errorString()));
}

} // namespace storedesk::ui::imports
