// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importfilestep.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/call.h"
#include "api/session.h"
#include "base/background.h"
#include "catalogue/key.h"
#include "storage/views.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/imports/coupongenerator.h"
#include "ui/widgets/button.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QJsonArray>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportKind;
using storedesk::imports::ImportDraft;
using storedesk::imports::Recipe;

void ImportFileStep::applyFields()
{
    auto settings = m_draft.settings();
    settings.contactFields = m_host.account().contactFields().definitions();
    m_draft.setSettings(settings);
}

void ImportFileStep::askForTemplate()
{
    auto *dialog = fileDialog(m_host, window(), tr("Save a template"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"xlsx"_s);
    dialog->setNameFilters({tr("Excel workbooks (*.xlsx)"), tr("CSV files (*.csv)")});
    dialog->selectFile(u"%1.xlsx"_s.arg(storedesk::importcheck::idOf(m_draft.settings().kind)));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportFileStep::saveTemplate);
    dialog->open();
}

void ImportFileStep::saveTemplate(const QString &path)
{
    const auto &settings = m_draft.settings();
    base::inBackground(
        [path, kind = settings.kind, fields = settings.contactFields,
         folder = m_draft.places().temporary] {
            return storedesk::imports::saveTemplate(path, kind, fields, folder);
        },
        this,
        [this, path](const base::Result<void> &saved) {
            m_host.tell(saved ? tr("Saved: %1").arg(path)
                              : u"%1 %2"_s.arg(saved.error().what, saved.error().why));
        });
}

// Recently imported files, latest first. Only the names are stored.
static const auto recentName = u"recent-imports"_s;
static constexpr qsizetype mostRecentFiles = 10;

static QStringList recentImports(PageHost &host)
{
    QStringList paths;
    for (const auto &path :
         host.account().storage().views().state(recentName).value("files"_L1).toArray())
        paths.append(path.toString());
    return paths;
}

void ImportFileStep::rememberFile(const QString &path)
{
    // Temporary files do not exist in the next run.
    const auto &passing = m_host.temporaryFolder();
    if (!passing.isEmpty() && path.startsWith(passing + u'/'))
        return;
    auto paths = recentImports(m_host);
    paths.removeAll(path);
    paths.prepend(path);
    m_host.account().storage().views().keep(
        recentName,
        {{u"files"_s,
          QJsonArray::fromStringList(paths.first(std::min(paths.size(), mostRecentFiles)))}});
}

void ImportFileStep::showRecent()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"recentMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto &path : recentImports(m_host)) {
        auto *action = menu->addAction(QFileInfo(path).fileName().replace(u'&', u"&&"_s));
        action->setToolTip(path);
        action->setData(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No files imported from here yet"))->setEnabled(false);
    menu->setToolTipsVisible(true);
    menu->popup(m_recent->mapToGlobal(QPoint(0, m_recent->height())));
}

// Reads the codes already sent to the chosen set, so that they are not sent again.
void ImportFileStep::readSentCodes()
{
    using storedesk::importcheck::CodePrints;
    const auto &settings = m_draft.settings();
    if (settings.kind != storedesk::importcheck::ImportKind::Coupons || settings.sentCodes
        || settings.couponSetId.isEmpty())
        return;
    base::inBackground(
        [folder = m_draft.places().sentCodes, id = settings.couponSetId] {
            return std::make_shared<const CodePrints>(
                storedesk::importcheck::SentCodes(folder).of(id));
        },
        this,
        [this, id = settings.couponSetId](const std::shared_ptr<const CodePrints> &sent) {
            auto now = m_draft.settings();
            if (now.couponSetId != id || now.sentCodes)
                return;
            now.sentCodes = sent;
            m_generator->setSent(sent);
            m_draft.setSettings(now);
        });
}

// The check needs the allowed domains of product pages. Without them, only the service checks.
void ImportFileStep::readStoreDomains()
{
    m_host.account().session().store().get(this)->then(this, [this](const http::Outcome &outcome) {
        if (!outcome)
            return;
        auto settings = m_draft.settings();
        for (const auto &domain : outcome->document.object()[catalogue::key::domains].toArray())
            settings.storeDomains.append(domain.toString());
        settings.storeDomains.removeDuplicates();
        m_draft.setSettings(settings);
    });
}

void ImportFileStep::useRows()
{
    m_text->document()->setModified(false);
    setText(m_text->toPlainText(), tr("Pasted rows"));
}

bool ImportFileStep::hasUnreadRows() const
{
    return m_text->document()->isModified() && !m_text->document()->isEmpty();
}

// Proceeds automatically if the user pressed Next with unread rows. After a file was chosen,
// focuses the Next button.
void ImportFileStep::continueWhenRead()
{
    if (m_fills && m_draft.table() && obstacle().isEmpty()) {
        m_fills = false;
        Q_EMIT filled();
    }
    if (!m_goesOn || m_draft.state() == ImportDraft::State::Reading)
        return;
    m_goesOn = false;
    if (obstacle().isEmpty())
        Q_EMIT wantsNext();
}

QString ImportFileStep::obstacle() const
{
    const auto &settings = m_draft.settings();
    if (settings.kind == ImportKind::Coupons && settings.couponSetId.isEmpty())
        return tr("Choose the coupon set that receives the codes.");
    if (hasUnreadRows())
        return tr("“Next” reads the rows in the box.");
    // The next step previews the beginning of a file, but needs all generated codes.
    if (m_draft.table() || (m_draft.beginning() && !m_draft.origin().generated))
        return {};
    if (m_draft.state() == ImportDraft::State::Reading)
        return tr("The file is being read.");
    return settings.kind == ImportKind::Coupons ? tr("Choose a file, paste codes or generate them.")
                                                : tr("Choose a file or paste rows.");
}

void ImportFileStep::goToProblem()
{
    const auto &settings = m_draft.settings();
    if (settings.kind == ImportKind::Coupons && settings.couponSetId.isEmpty()) {
        m_sets->setFocus(Qt::OtherFocusReason);
    } else if (hasUnreadRows()) {
        m_goesOn = true;
        useRows();
    } else {
        m_choose->setFocus(Qt::OtherFocusReason);
    }
}

void ImportFileStep::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void ImportFileStep::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().front().toLocalFile());
}

void ImportFileStep::askForRecipe()
{
    auto *dialog = fileDialog(m_host, window(), tr("Choose a recipe"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Recipes (*.json)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportFileStep::useRecipe);
    dialog->open();
}

void ImportFileStep::useRecipe(const QString &path)
{
    // A recipe is a page of text.
    static constexpr qint64 largest = 4 * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return m_host.tell(tr("Couldn't read the recipe. %1").arg(file.errorString()));
    const auto recipe = Recipe::fromJson(file.read(largest));
    if (!recipe)
        return m_host.tell(u"%1 %2"_s.arg(recipe.error().what, recipe.error().why));
    recipe->prepare(m_draft);
    setKind(m_draft.settings().kind);
    Q_EMIT recipeChosen(*recipe);
}

} // namespace storedesk::ui::imports
