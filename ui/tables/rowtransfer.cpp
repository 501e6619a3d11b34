// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/rowtransfer.h"

#include "base/background.h"
#include "base/filename.h"
#include "base/newfile.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "ui/tables/rowcollector.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QDrag>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QUrl>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct CopyFormatRow
{
    QLatin1StringView name;
    // Source text.
    const char *text;
};

constexpr std::array copyFormatRows{
    CopyFormatRow{"copyAsTable"_L1, QT_TRANSLATE_NOOP("RowTransfer", "&Table for spreadsheets")},
    CopyFormatRow{"copyCsv"_L1, QT_TRANSLATE_NOOP("RowTransfer", "&CSV")},
    CopyFormatRow{"copyJson"_L1, QT_TRANSLATE_NOOP("RowTransfer", "&JSON")},
    CopyFormatRow{"copyMarkdown"_L1, QT_TRANSLATE_NOOP("RowTransfer", "&Markdown")},
};
static_assert(copyFormatRows.size() == static_cast<std::size_t>(CopyFormat::Count));

} // namespace

QString copyActionName(CopyFormat format)
{
    return copyFormatRows[static_cast<std::size_t>(format)].name;
}

RowTransfer::RowTransfer(QAbstractItemView &view)
    : QObject(&view)
    , m_view(view)
    , m_menu(new QMenu(&view))
{
    m_menu->setObjectName(u"copyAs"_s);
    for (std::size_t at = 0; at < copyFormatRows.size(); ++at) {
        m_actions[at] =
            m_menu->addAction(QString(), this, [this, at] { copy(static_cast<CopyFormat>(at)); });
        m_actions[at]->setObjectName(copyFormatRows[at].name);
    }
    nameActions();
    // The language may have changed.
    connect(m_menu, &QMenu::aboutToShow, this, &RowTransfer::nameActions);
    view.addAction(m_menu->menuAction());
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
    view.viewport()->installEventFilter(this);
}

RowTransfer::~RowTransfer() = default;

void RowTransfer::nameActions()
{
    m_menu->setTitle(tr("Copy &as"));
    for (std::size_t at = 0; at < copyFormatRows.size(); ++at)
        m_actions[at]->setText(QCoreApplication::translate("RowTransfer", copyFormatRows[at].text));
}

void RowTransfer::omitMenu()
{
    delete m_menu;
    m_menu = nullptr;
}

void RowTransfer::collect(const Done &done)
{
    if (m_source)
        return m_source(done);
    auto *collector = new RowCollector(m_view, m_isLoaded, this);
    connect(collector, &RowCollector::finished, this, done);
    collector->start();
}

void RowTransfer::copy(CopyFormat format)
{
    collect([this, format](const CopiedTable &table) {
        // Larger tables are converted in the background, because the conversion takes a moment.
        static constexpr qsizetype fewRows = 1'000;
        if (table.rows.size() <= fewRows)
            return copyTable(ClipboardTable(table, format));
        base::inBackground([table, format] { return ClipboardTable(table, format); }, this,
                           [](const ClipboardTable &copied) { copyTable(copied); });
    });
}

QString RowTransfer::writeFile(const CopiedTable &table)
{
    m_folder = std::make_unique<QTemporaryDir>(
        QDir(QDir::tempPath()).filePath(u"storedesk-rows-XXXXXX"_s));
    const auto name = m_view.accessibleName().isEmpty() ? tr("Rows") : m_view.accessibleName();
    const auto path = m_folder->filePath(base::safeFileName(name + u".csv"_s));
    base::NewFile file(path);
    if (!m_folder->isValid() || !file.open(QIODevice::WriteOnly))
        return {};
    csv::CsvWriter writer(file, csv::spreadsheetFormat());
    writer.row(table.titles);
    for (const auto &row : table.rows)
        writer.row(row);
    return writer.finish() && file.commit() ? path : QString();
}

// Pressing the button would select only the row below the mouse, so the selection is stored first.
void RowTransfer::press(const QMouseEvent &event)
{
    m_pressed = {};
    const auto index = m_view.indexAt(event.position().toPoint());
    const auto *selection = m_view.selectionModel();
    if (event.button() != Qt::LeftButton || event.modifiers() != Qt::NoModifier || !selection
        || m_view.dragEnabled() || !selection->isSelected(index))
        return;
    m_pressed = selection->selection();
    m_pressedAt = event.position().toPoint();
}

bool RowTransfer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view.viewport())
        return QObject::eventFilter(watched, event);
    // Move the menu to the end again, because pages may have added actions after it.
    if (event->type() == QEvent::ContextMenu && m_menu) {
        m_view.removeAction(m_menu->menuAction());
        m_view.addAction(m_menu->menuAction());
    }
    if (event->type() == QEvent::MouseButtonPress)
        press(*static_cast<QMouseEvent *>(event));
    else if (event->type() == QEvent::MouseButtonRelease)
        m_pressed = {};
    if (event->type() != QEvent::MouseMove || m_pressed.isEmpty())
        return QObject::eventFilter(watched, event);
    const auto *move = static_cast<QMouseEvent *>(event);
    if (!(move->buttons() & Qt::LeftButton))
        return QObject::eventFilter(watched, event);
    if ((move->position().toPoint() - m_pressedAt).manhattanLength()
        >= QApplication::startDragDistance())
        beginDrag();
    // Do not pass the event to the view, which would select the rows that the mouse moves over.
    return true;
}

void RowTransfer::beginDrag()
{
    m_view.selectionModel()->select(m_pressed, QItemSelectionModel::ClearAndSelect);
    m_pressed = {};
    collect([this](const CopiedTable &table) { drag(table); });
}

void RowTransfer::drag(const CopiedTable &table)
{
    const auto path = writeFile(table);
    // The button may have been released while the rows were loaded.
    if (path.isEmpty() || !(QGuiApplication::mouseButtons() & Qt::LeftButton))
        return;
    auto data = std::make_unique<QMimeData>();
    data->setUrls({QUrl::fromLocalFile(path)});
    auto *drag = new QDrag(&m_view);
    drag->setMimeData(data.release());
    drag->exec(Qt::CopyAction);
}

} // namespace storedesk::ui
