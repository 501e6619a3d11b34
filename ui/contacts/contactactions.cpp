// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/contactactions.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/changes/deleting.h"
#include "ui/details/groups.h"
#include "ui/host/filedialog.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/offline/offlinerecord.h"
#include "ui/tables/tableview.h"
#include "ui/valuechange/setvaluedialog.h"

#include <QAction>
#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QShortcut>

#include <algorithm>
#include <array>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using storedesk::exports::ContactFile;
using storedesk::exports::ContactFileColumn;
namespace key = catalogue::key;

// Limits for the clipboard, and for the form of another page that receives the keys. Larger
// selections would overfill them.
static constexpr qint64 mostCopied = 50'000;
static constexpr qint64 mostHandedOver = 50'000;

struct ContactActions::Row
{
    QAction *ContactActions::*action;
    const char *name;
    Icon icon;
    const char *text;
    void (ContactActions::*act)();
};

// clang-format off
std::span<const ContactActions::Row> ContactActions::rows()
{
    using Self = ContactActions;
    static constexpr std::array table{
        Row{&Self::m_setValue,     "contactsSetValue",     Icon::Pencil, QT_TR_NOOP("Se&t a value…"),          &Self::askForValue},
        Row{&Self::m_saveShown,    "contactsSaveShown",    Icon::Save,   QT_TR_NOOP("Save visible c&olumns…"), &Self::saveShown},
        Row{&Self::m_saveAll,      "contactsSaveAll",      Icon::Save,   QT_TR_NOOP("Save &all fields…"),      &Self::saveAll},
        Row{&Self::m_copyTable,    "contactsCopyTable",    Icon::Copy,   QT_TR_NOOP("&Copy as a table"),       &Self::copyTable},
        Row{&Self::m_copyCsv,      "contactsCopyCsv",      Icon::Copy,   QT_TR_NOOP("Copy as C&SV"),           &Self::copyCsv},
        Row{&Self::m_copyJson,     "contactsCopyJson",     Icon::Copy,   QT_TR_NOOP("Copy as &JSON"),          &Self::copyJson},
        Row{&Self::m_copyMarkdown, "contactsCopyMarkdown", Icon::Copy,   QT_TR_NOOP("Copy as &Markdown"),      &Self::copyMarkdown},
        Row{&Self::m_remove,       "contactsDelete",       Icon::Bin,    QT_TR_NOOP("&Delete…"),               &Self::askToDelete},
        Row{&Self::m_erase,        "contactsErase",        Icon::Shield, QT_TR_NOOP("Delete &everywhere with a certificate…"), &Self::openErasure},
    };
    return table;
}
// clang-format on

ContactActions::ContactActions(PageHost &host, AllContactsModel &model, ContactSelection &selection,
                               TableView &table)
    : QObject(&table)
    , m_host(host)
    , m_model(model)
    , m_selection(selection)
    , m_table(table)
    , m_keyActions(new changes::SelectionActions(
          host, [this](const changes::SelectionActions::Act &act) { withKeys(act); }, this))
    , m_work(host.clock())
{
    for (const auto &row : rows()) {
        auto *action = new QAction(iconOf(row.icon, host.theme()), tr(row.text), this);
        action->setObjectName(QLatin1StringView(row.name));
        connect(action, &QAction::triggered, this, [this, act = row.act] { (this->*act)(); });
        this->*row.action = action;
    }
    m_change = m_keyActions->changeFromFile();
    m_event = m_keyActions->sendEvent();
    m_lookUp = m_keyActions->lookUp();
    m_change->setIcon(iconOf(Icon::Imports, host.theme()));
    m_event->setIcon(iconOf(Icon::Events, host.theme()));
    m_copyTable->setShortcuts(QKeySequence::Copy);
    m_remove->setShortcut(QKeySequence::Delete);
    m_setValue->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    m_change->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_U);
    m_event->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_V);
    m_lookUp->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_B);
    m_saveShown->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_S);
    m_saveAll->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_A);
    table.addActions({m_setValue, m_change, m_event, m_lookUp, m_saveShown, m_saveAll});
    for (auto *action : {m_copyTable, m_remove})
        action->setShortcutContext(Qt::WidgetShortcut);
    table.addActions({m_copyTable, m_remove});
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&table, &QWidget::customContextMenuRequested, this, &ContactActions::openMenu);
    auto *clearing = new QShortcut(Qt::Key_Escape, &table);
    clearing->setContext(Qt::WidgetShortcut);
    connect(clearing, &QShortcut::activated, &selection, &ContactSelection::deselectAll);
    connect(&host.account(), &account::Account::rightsChanged, this, &ContactActions::update);
    connect(&selection, &ContactSelection::chosenChanged, this, &ContactActions::update);
    connect(&m_work, &base::BackgroundTask::changed, this, &ContactActions::update);
    update();
}

QList<QAction *> ContactActions::copying() const
{
    return {m_copyTable, m_copyCsv, m_copyJson, m_copyMarkdown};
}

QList<QAction *> ContactActions::all() const
{
    return QList{m_setValue, m_change, m_event, m_lookUp} + QList<QAction *>{nullptr} + saving()
        + QList<QAction *>{nullptr} + copying() + QList<QAction *>{nullptr, m_remove, m_erase};
}

void ContactActions::openMenu(const QPoint &at)
{
    auto *menu = new QMenu(&m_table);
    menu->setObjectName(u"contactMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (auto *action : all()) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
    menu->popup(m_table.viewport()->mapToGlobal(at));
}

void ContactActions::update()
{
    const auto none = m_selection.count() == 0 ? tr("Select contacts first.")
        : m_work.running()                     ? tr("Loading the selected contacts…")
                                               : QString();
    using enum catalogue::OperationId;
    const auto whyNotWrite = [&](catalogue::OperationId write) {
        if (!none.isEmpty())
            return none;
        return m_host.account().mayWrite() ? m_host.account().whyRefused(write)
                                           : tr("This account is read-only.");
    };
    for (auto *action : all()) {
        if (!action)
            continue;
        const auto whyNot = action == m_setValue || action == m_change
            ? whyNotWrite(PatchContactByEmail)
            : action == m_event                       ? whyNotWrite(CreateCustomEventByAlias)
            : action == m_remove || action == m_erase ? whyNotWrite(DeleteContactByEmail)
                                                      : none;
        action->setEnabled(whyNot.isEmpty());
        action->setToolTip(whyNot.isEmpty() ? QString(action->text()).remove(u'&') : whyNot);
        action->setStatusTip(whyNot);
    }
}

storage::MirrorSelection ContactActions::selected() const
{
    return {.path = m_model.path(), .numbers = m_selection.numbers()};
}

bool ContactActions::isTooMany(qint64 most)
{
    if (m_selection.count() <= most)
        return false;
    m_host.tell(tr("%L1 contacts are too many for this action. Select at most %L2.")
                    .arg(m_selection.count())
                    .arg(most));
    return true;
}

namespace {

// The keys of the selected contacts.
struct SelectedKeys
{
    struct Contact
    {
        QString email;
        QString externalId;
        QString title;
    };
    std::vector<Contact> contacts;

    // Returns the key that most contacts have.
    [[nodiscard]] bool usesEmail() const
    {
        const auto withEmail = std::ranges::count_if(
            contacts, [](const Contact &contact) { return !contact.email.isEmpty(); });
        return withEmail * 2 >= static_cast<qint64>(contacts.size());
    }
};

base::Result<SelectedKeys> keysOf(const storage::MirrorSelection &selection,
                                  base::Progress &progress)
{
    SelectedKeys keys;
    return selection
        .visit(progress,
               [&keys](const QStringList &columns, const storage::MirroredContact &contact) {
                   const auto record = records::offlineRecord(columns, contact.cells);
                   const auto email = record.value(key::contact::email).toString();
                   const auto name = details::nameOf(Resource::Contact, record);
                   keys.contacts.push_back(
                       {.email = email,
                        .externalId = record.value(key::contact::externalId).toString(),
                        .title = name.isEmpty() ? email : name});
               })
        .map([&keys] { return keys; });
}

const catalogue::LookupKey *lookupKeyFor(const SelectedKeys &keys)
{
    return catalogue::lookupKeyNamed(Resource::Contact,
                                     keys.usesEmail() ? u"email" : u"external-id");
}

QString keyIn(const SelectedKeys::Contact &contact, const catalogue::LookupKey &lookupKey)
{
    return lookupKey.member == key::contact::email ? contact.email : contact.externalId;
}

QString sentencesOf(const base::Problem &problem)
{
    return QStringList{problem.what, problem.why, problem.next}.join(u' ').trimmed();
}

} // namespace

// Contacts without a value for the key cannot be addressed.
static QString leftOutText(qint64 contacts, const catalogue::LookupKey &lookupKey)
{
    const int count = static_cast<int>(contacts);
    return lookupKey.member == key::contact::email
        ? ContactActions::tr("%Ln contact(s) without an email were left out.", nullptr, count)
        : ContactActions::tr("%Ln contact(s) without “%1” were left out.", nullptr, count)
              .arg(titleOf(lookupKey));
}

void ContactActions::withKeys(const changes::SelectionActions::Act &act)
{
    if (isTooMany(mostHandedOver))
        return;
    m_work.start(
        [selection = selected()](base::Progress &progress) { return keysOf(selection, progress); },
        [this, act](const base::Result<SelectedKeys> &keys) {
            if (!keys)
                return m_host.tell(sentencesOf(keys.error()));
            changes::SelectedRecords records{.lookupKey = lookupKeyFor(*keys)};
            for (const auto &contact : keys->contacts) {
                if (const auto value = keyIn(contact, *records.lookupKey); !value.isEmpty())
                    records.values.append(value);
            }
            if (records.values.size() < static_cast<qsizetype>(keys->contacts.size()))
                m_host.tell(
                    leftOutText(keys->contacts.size() - records.values.size(), *records.lookupKey));
            act(records);
        });
}

void ContactActions::askForValue()
{
    auto *dialog =
        new valuechange::SetValueDialog(m_host, valuechange::ContactSource(m_host, selected()));
    dialog->restore(m_typedValues);
    connect(dialog, &QDialog::accepted, this, [this] { m_typedValues.clear(); });
    connect(dialog, &QDialog::rejected, this, [this, dialog] { m_typedValues = dialog->typed(); });
    m_host.openDialog(dialog);
}

void ContactActions::openErasure()
{
    withKeys([this](const changes::SelectedRecords &records) {
        changes::openErasure(m_host, records.values);
    });
}

void ContactActions::askToDelete()
{
    if (isTooMany(mostHandedOver))
        return;
    m_work.start(
        [selection = selected()](base::Progress &progress) { return keysOf(selection, progress); },
        [this](const base::Result<SelectedKeys> &keys) {
            if (!keys)
                return m_host.tell(sentencesOf(keys.error()));
            const auto *lookupKey = lookupKeyFor(*keys);
            QList<storedesk::records::DeleteTarget> targets;
            for (const auto &contact : keys->contacts) {
                if (const auto value = keyIn(contact, *lookupKey); !value.isEmpty())
                    targets.append({.values = {value}, .title = contact.title});
            }
            if (targets.size() < static_cast<qsizetype>(keys->contacts.size()))
                m_host.tell(leftOutText(keys->contacts.size() - targets.size(), *lookupKey));
            changes::askToDelete(
                m_host, *catalogue::operationOn(*lookupKey, catalogue::Effect::Delete), targets);
        });
}

std::vector<ContactFileColumn> ContactActions::shownColumns() const
{
    std::vector<ContactFileColumn> columns;
    for (const auto &column : m_model.columns()) {
        QStringList keys{column.rule.key};
        // The name combines two fields.
        if (column.rule.key == key::contact::name)
            keys.append(QString(key::contact::surname));
        columns.push_back({.title = column.title(), .keys = keys});
    }
    return columns;
}

void ContactActions::saveShown()
{
    askWhere(shownColumns());
}

void ContactActions::saveAll()
{
    askWhere({});
}

void ContactActions::askWhere(std::vector<ContactFileColumn> columns)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save contacts"));
    dialog->setObjectName(u"saveContacts"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const auto book = tr("Excel workbooks (*.xlsx)");
    const auto plain = tr("CSV files (*.csv)");
    // When all fields are saved, the file is meant to be changed and imported, which requires a
    // plain table.
    dialog->setNameFilters(columns.empty() ? QStringList{plain, book} : QStringList{book, plain});
    dialog->setDefaultSuffix(columns.empty() ? u"csv"_s : u"xlsx"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, book](const QString &filter) {
        dialog->setDefaultSuffix(filter == book ? u"xlsx"_s : u"csv"_s);
    });
    dialog->setDirectory(usualFolderForDownloads(m_host));
    dialog->selectFile(
        tr("Contacts %1").arg(m_host.clock().now().toLocalTime().toString(u"yyyy-MM-dd"_s)));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, file = ContactFile{.contacts = selected(), .columns = std::move(columns)}](
                const QString &path) { save(file, path); });
    m_host.openDialog(dialog);
}

void ContactActions::save(const ContactFile &file, const QString &path)
{
    m_work.start(
        [file, path, temporary = m_host.temporaryFolder()](base::Progress &progress) {
            return file.save(path, temporary, progress);
        },
        [this, path](const base::Result<qint64> &saved) {
            m_host.tell(saved ? tr("%Ln contact(s) saved in %1.", nullptr, static_cast<int>(*saved))
                                    .arg(QDir::toNativeSeparators(path))
                              : sentencesOf(saved.error()));
        });
}

void ContactActions::withCopied(const UseCopied &use)
{
    if (isTooMany(mostCopied))
        return;
    m_work.start(
        [selection = selected(), columns = m_model.columns(),
         now = m_host.clock().now()](base::Progress &progress) -> base::Result<Copied> {
            Copied copied;
            for (const auto &column : columns)
                copied.table.titles.append(column.title());
            const auto read = selection.visit(
                progress, [&](const QStringList &keys, const storage::MirroredContact &contact) {
                    copied.records.append(records::offlineRecord(keys, contact.cells));
                    QStringList cells;
                    for (const auto &column : columns)
                        cells.append(column.text(copied.records.constLast(), {.now = now}));
                    copied.table.rows.append(cells);
                });
            return read.map([&copied] { return copied; });
        },
        [this, use](const base::Result<Copied> &copied) {
            if (copied)
                use(*copied);
            else
                m_host.tell(sentencesOf(copied.error()));
        });
}

void ContactActions::copyTable()
{
    withCopied([this](const Copied &copied) {
        ui::copyTable(ClipboardTable(copied.table));
        m_host.tell(tr("Copied %Ln contact(s) as a table.", nullptr,
                       static_cast<int>(copied.records.size())));
    });
}

void ContactActions::copyCsv()
{
    if (isTooMany(mostCopied))
        return;
    m_work.start(
        [file = ContactFile{.contacts = selected(), .columns = shownColumns()}](
            base::Progress &progress) -> base::Result<std::pair<QByteArray, qint64>> {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            return file.write(buffer, {.safeForSpreadsheets = true}, progress)
                .map([&buffer](qint64 count) { return std::pair(buffer.data(), count); });
        },
        [this](const base::Result<std::pair<QByteArray, qint64>> &written) {
            if (!written)
                return m_host.tell(sentencesOf(written.error()));
            copyText(QString::fromUtf8(written->first));
            m_host.tell(
                tr("Copied %Ln contact(s) as CSV.", nullptr, static_cast<int>(written->second)));
        });
}

void ContactActions::copyJson()
{
    withCopied([this](const Copied &copied) {
        copyText(asJson(copied.records));
        m_host.tell(
            tr("Copied %Ln contact(s) as JSON.", nullptr, static_cast<int>(copied.records.size())));
    });
}

void ContactActions::copyMarkdown()
{
    withCopied([this](const Copied &copied) {
        ui::copyTable(ClipboardTable(copied.table, CopyFormat::Markdown));
        m_host.tell(tr("Copied %Ln contact(s) as Markdown.", nullptr,
                       static_cast<int>(copied.records.size())));
    });
}

} // namespace storedesk::ui::contacts
