// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/filestep.h"

#include "api/call.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "desk/accountfields.h"
#include "desk/desk.h"
#include "jobs/background.h"
#include "local/views.h"
#include "ui/frame/filedialog.h"
#include "ui/frame/frame.h"
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
using storedesk::imports::ImportDraft;
using storedesk::imports::Kind;
using storedesk::imports::Recipe;

void FileStep::takeFields()
{
    auto settings = m_draft.settings();
    settings.contactFields = m_frame.desk().contactFields().definitions();
    m_draft.setSettings(settings);
}

void FileStep::askForTemplate()
{
    auto *dialog = fileDialog(m_frame, window(), tr("Save a template"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"xlsx"_s);
    dialog->setNameFilters({tr("Excel workbooks (*.xlsx)"), tr("CSV files (*.csv)")});
    dialog->selectFile(u"%1.xlsx"_s.arg(storedesk::imports::idOf(m_draft.settings().kind)));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &FileStep::saveTemplate);
    dialog->open();
}

void FileStep::saveTemplate(const QString &path)
{
    const auto &settings = m_draft.settings();
    jobs::inBackground(
        [path, kind = settings.kind, fields = settings.contactFields,
         folder = m_draft.places().temporary] {
            return storedesk::imports::saveTemplate(path, kind, fields, folder);
        },
        this,
        [this, path](const base::Result<void> &saved) {
            m_frame.tell(saved ? tr("Saved: %1").arg(path)
                               : u"%1 %2"_s.arg(saved.error().what, saved.error().why));
        });
}

// Recently imported files, latest first. Only the names are stored.
static const auto recentName = u"recent-imports"_s;
static constexpr qsizetype mostRecentFiles = 10;

static QStringList recentImports(Frame &frame)
{
    QStringList paths;
    for (const auto &path :
         frame.desk().local().views().state(recentName).value("files"_L1).toArray())
        paths.append(path.toString());
    return paths;
}

void FileStep::rememberFile(const QString &path)
{
    // Temporary files do not exist in the next run.
    const auto &passing = m_frame.temporaryFolder();
    if (!passing.isEmpty() && path.startsWith(passing + u'/'))
        return;
    auto paths = recentImports(m_frame);
    paths.removeAll(path);
    paths.prepend(path);
    m_frame.desk().local().views().keep(
        recentName,
        {{u"files"_s,
          QJsonArray::fromStringList(paths.first(std::min(paths.size(), mostRecentFiles)))}});
}

void FileStep::showRecent()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"recentMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto &path : recentImports(m_frame)) {
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
void FileStep::readSentCodes()
{
    using storedesk::imports::CodePrints;
    const auto &settings = m_draft.settings();
    if (settings.kind != storedesk::imports::Kind::Coupons || settings.sentCodes
        || settings.couponSetId.isEmpty())
        return;
    jobs::inBackground(
        [folder = m_draft.places().sentCodes, id = settings.couponSetId] {
            return std::make_shared<const CodePrints>(storedesk::imports::SentCodes(folder).of(id));
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
void FileStep::readStoreDomains()
{
    m_frame.desk().session().store().get(this)->then(this, [this](const api::Outcome &outcome) {
        if (!outcome)
            return;
        auto settings = m_draft.settings();
        for (const auto &domain : outcome->document.object()[catalogue::key::domains].toArray())
            settings.storeDomains.append(domain.toString());
        settings.storeDomains.removeDuplicates();
        m_draft.setSettings(settings);
    });
}

void FileStep::useRows()
{
    m_text->document()->setModified(false);
    setText(m_text->toPlainText(), tr("Pasted rows"));
}

bool FileStep::hasUnreadRows() const
{
    return m_text->document()->isModified() && !m_text->document()->isEmpty();
}

// Proceeds automatically if the user pressed Next with unread rows. After a file was chosen,
// focuses the Next button.
void FileStep::goOnWhenRead()
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

QString FileStep::obstacle() const
{
    const auto &settings = m_draft.settings();
    if (settings.kind == Kind::Coupons && settings.couponSetId.isEmpty())
        return tr("Choose the coupon set that receives the codes.");
    if (hasUnreadRows())
        return tr("“Next” reads the rows in the box.");
    // The next step previews the beginning of a file, but needs all generated codes.
    if (m_draft.table() || (m_draft.beginning() && !m_draft.origin().generated))
        return {};
    if (m_draft.state() == ImportDraft::State::Reading)
        return tr("The file is being read.");
    return settings.kind == Kind::Coupons ? tr("Choose a file, paste codes or generate them.")
                                          : tr("Choose a file or paste rows.");
}

void FileStep::goToObstacle()
{
    const auto &settings = m_draft.settings();
    if (settings.kind == Kind::Coupons && settings.couponSetId.isEmpty()) {
        m_sets->setFocus(Qt::OtherFocusReason);
    } else if (hasUnreadRows()) {
        m_goesOn = true;
        useRows();
    } else {
        m_choose->setFocus(Qt::OtherFocusReason);
    }
}

void FileStep::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void FileStep::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().front().toLocalFile());
}

void FileStep::askForRecipe()
{
    auto *dialog = fileDialog(m_frame, window(), tr("Choose a recipe"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Recipes (*.json)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &FileStep::useRecipe);
    dialog->open();
}

void FileStep::useRecipe(const QString &path)
{
    // A recipe is a page of text.
    static constexpr qint64 largest = 4 * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return m_frame.tell(tr("Couldn't read the recipe. %1").arg(file.errorString()));
    const auto recipe = Recipe::fromJson(file.read(largest));
    if (!recipe)
        return m_frame.tell(u"%1 %2"_s.arg(recipe.error().what, recipe.error().why));
    recipe->prepare(m_draft);
    setKind(m_draft.settings().kind);
    Q_EMIT recipeChosen(*recipe);
}

} // namespace storedesk::ui::imports
